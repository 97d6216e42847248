// What a person may set, with its standard values, and how it is read back from storage.

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'normal' | 'high';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';

export interface Settings {
  lang: 'en' | 'de' | 'browser';
  theme: Theme;
  contrast: Contrast;
  speed: Speed;
  /** 0 is off. */
  volume: number;
  confirmIrreversible: boolean;
  /** Asks before something is lost for nothing. */
  askFirst: boolean;
  autoPlay: boolean;
  /** Ends the turn after a moment when nothing is left to do. */
  autoEnd: boolean;
  coordinates: boolean;
  textMode: boolean;
  /** On touch screens the first tap shows what would happen, the second does it. */
  tapTwice: boolean;
}

export const STANDARD: Settings = {
  lang: 'browser',
  theme: 'system',
  contrast: 'system',
  speed: 'normal',
  volume: 0,
  confirmIrreversible: false,
  askFirst: true,
  autoPlay: false,
  autoEnd: false,
  coordinates: false,
  textMode: false,
  tapTwice: true,
};

const WORDS: { [K in keyof Settings]?: readonly Settings[K][] } = {
  lang: ['en', 'de', 'browser'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'normal', 'high'],
  speed: ['off', 'fast', 'normal', 'slow'],
};

function fits<K extends keyof Settings>(key: K, value: unknown): value is Settings[K] {
  const words: readonly unknown[] | undefined = WORDS[key];
  if (words !== undefined) return words.includes(value);
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  return typeof value === typeof STANDARD[key];
}

/** Settings from stored text; whatever is missing or does not fit has its standard value. */
export function readSettings(stored: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return { ...STANDARD };
  }
  const settings: Settings = { ...STANDARD };
  if (typeof found !== 'object' || found === null) return settings;
  const take = <K extends keyof Settings>(key: K, value: unknown): void => {
    if (fits(key, value)) settings[key] = value;
  };
  for (const [key, value] of Object.entries(found))
    if (key in STANDARD) take(key as keyof Settings, value);
  return settings;
}

/** The language a browser asks for, if we speak it. */
export function browserLang(wanted: readonly string[]): 'en' | 'de' {
  const first = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'de' || tag === 'en');
  return first === 'de' ? 'de' : 'en';
}
