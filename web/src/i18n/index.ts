// The language of the page: `lang` holds it, `say` picks a text of the server or a game, `t` gives the
// shell's own words.
export { both, type Lang, lang, say, setLang, t } from './lang.svelte';
