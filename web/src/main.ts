// Starts the client.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLink } from './link/link';
import { onDevice } from './router/place';
import { embeddedAt } from './router/route';
import { startRouter } from './router/router.svelte';
import { prefs, startSettings } from './settings/settings.svelte';

// How long computers on this device wait between two actions, as movements go.
const PACE = { off: 0, fast: 300, normal: 600, slow: 1000 };

async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (target === null) throw new Error('the page has no place for the client');
  startSettings();
  const place = embeddedAt(location.pathname, location.search);
  if (place !== null) return (await import('./pages/embed/start')).startEmbedded(target, place);
  startRouter();
  if (onDevice()) (await import('./device/start')).startDevice(PACE[prefs().speed]);
  startLink();
  mount(App, { target });
}

void start();
