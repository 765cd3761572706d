/** One value in the browser's storage. What cannot be read, or stored, is as if it had never been. */
export function kept<Value>(storage: Storage, key: string, otherwise: Value) {
  return {
    read: (): Value => {
      try {
        return (JSON.parse(storage.getItem(key) ?? 'null') as Value | null) ?? otherwise;
      } catch {
        return otherwise;
      }
    },
    write: (value: Value): void => {
      try {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage: the value lasts as long as the page.
      }
    },
  };
}
