const regional = { fr: 'fr', en: 'en-GB' } as const;

/** `23:07:41`, in the venue's zone: lines of the journal may be seconds apart. */
export const secondText = (at: number, language: 'fr' | 'en', zone: string): string =>
  new Intl.DateTimeFormat(regional[language], { timeStyle: 'medium', timeZone: zone, hourCycle: 'h23' }).format(at);
