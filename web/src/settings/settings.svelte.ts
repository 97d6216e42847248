// The settings in force, kept in the browser and applied to the page.
import { setLang } from '../i18n';
import { recall, remember } from './memory';
import { browserLang, readSettings, type Settings, STANDARD } from './settings';

const KEY = 'settings';

const settings: Settings = $state({ ...STANDARD });

export function prefs(): Readonly<Settings> {
  return settings;
}

export function setPref<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  remember(KEY, JSON.stringify(settings));
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const highSystem = matchMedia('(prefers-contrast: more)');

function apply(): void {
  const language = settings.lang === 'browser' ? browserLang(navigator.languages) : settings.lang;
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && darkSystem.matches);
  const high =
    settings.contrast === 'high' || (settings.contrast === 'system' && highSystem.matches);
  setLang(language);
  const page = document.documentElement;
  page.lang = language;
  page.dataset['theme'] = dark ? 'dark' : 'light';
  page.dataset['contrast'] = high ? 'high' : 'normal';
  page.dataset['speed'] = settings.speed;
  page.dataset['coordinates'] = settings.coordinates ? 'on' : 'off';
}

/** Reads the stored settings and keeps the page in step with them. */
export function startSettings(): void {
  Object.assign(settings, readSettings(recall(KEY)));
  apply();
  $effect.root(() => {
    $effect(apply);
  });
  darkSystem.addEventListener('change', apply);
  highSystem.addEventListener('change', apply);
  // Another tab has changed them.
  addEventListener('storage', (event) => {
    if (event.key?.endsWith(`.${KEY}`)) Object.assign(settings, readSettings(event.newValue));
  });
}
