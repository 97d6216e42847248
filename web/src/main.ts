// Starts the client.
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/board.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLink } from './link/link';
import { startRouter } from './router/router.svelte';
import { startSettings } from './settings/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the client');

startSettings();
startRouter();
startLink();
mount(App, { target });
