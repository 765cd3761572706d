/** Keeps a text as a file of the person's own. The desktop's window lets nothing out: there the text is shown instead. */
export function keepFile(text: string, { name, type }: { readonly name: string; readonly type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
