interface Naming {
  readonly name: string;
  readonly type: string;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a text to the browser as a file of the person's own. */
export const saveText = (text: string, { name, type }: Naming): void => save(new Blob([text], { type }), name);

/** The same with bytes that came as base64. */
export const saveBytes = (base64: string, { name, type }: Naming): void =>
  save(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type }), name);

/** The bytes of a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
