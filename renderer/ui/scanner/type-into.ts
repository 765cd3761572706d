/** Inserting as a user does is what `execCommand` still does best: it keeps the field's own undo and its events. */
interface TypingDocument {
  execCommand?(command: 'insertText', ui: boolean, text: string): boolean;
}

/** Types text into the field that it was meant for: at the caret, in place of the selection, with an input event. */
export function typeInto(target: Element, text: string): void {
  if (target instanceof HTMLSelectElement) chooseByText(target, text);
  else if (target === document.activeElement && (document as TypingDocument).execCommand?.('insertText', false, text))
    return;
  else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) insertInto(target, text);
}

function insertInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length + (end - start);
  const fitting = text.slice(0, Math.max(0, room));
  field.setRangeText(fitting, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: fitting, inputType: 'insertText' }));
}

/** The next option that begins with the text, as a list does by itself. */
function chooseByText(select: HTMLSelectElement, text: string): void {
  const options = [...select.options];
  const after = [...options.slice(select.selectedIndex + 1), ...options.slice(0, select.selectedIndex + 1)];
  const wanted = text.toLowerCase();
  const found = after.find((option) => !option.disabled && option.label.toLowerCase().startsWith(wanted));
  if (!found) return;
  select.value = found.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
