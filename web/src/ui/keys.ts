// Which key presses are commands: not those in a field, in a dialog or with a modifier.

export function isPlainKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return false;
  const target = event.target;
  if (!(target instanceof Element)) return true;
  return target.closest('input, textarea, select, dialog, [contenteditable]') === null;
}
