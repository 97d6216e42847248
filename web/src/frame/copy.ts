// Copies a link and says so.
import { both } from '../i18n';
import { notify } from '../store/notices';
import { update } from '../store/store.svelte';

function byHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** The clipboard is missing on plain http: then the old way is taken. */
export async function copyText(text: string): Promise<void> {
  const done = await (
    navigator.clipboard?.writeText(text).then(() => true) ?? Promise.resolve(false)
  ).catch(() => false);
  if (done || byHand(text))
    update((state) =>
      notify(
        state,
        'info',
        both((words) => words.table.copied),
      ),
    );
}

export function copyLink(path: string): Promise<void> {
  return copyText(new URL(path, location.origin).href);
}
