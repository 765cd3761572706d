/** Tells every listener of something that has been committed. A listener that throws does not stop the others. */
export interface Bus<Message> {
  publish(message: Message): void;
  /** Answers the function that ends the subscription. */
  subscribe(listener: (message: Message) => void): () => void;
}

export function busOf<Message>(onError: (error: unknown) => void): Bus<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    publish: (message) => {
      for (const listener of [...listeners]) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
