/** English as Europe writes it: the day before the month. */
const regional = (language: string): string => (language === 'en' ? 'en-GB' : language === 'fr' ? 'fr-FR' : language);

/** Making a writer costs a hundred times what writing does, and pages write many at every change. */
function kept<Options, Writer>(make: (language: string, options: Options) => Writer) {
  const writers = new Map<string, Writer>();
  return (language: string, options: Options): Writer => {
    const key = language + JSON.stringify(options);
    const writer = writers.get(key) ?? make(regional(language), options);
    writers.set(key, writer);
    return writer;
  };
}

/** Writes instants and dates; one writer for each language and form is kept. */
export const dateWriter = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** Writes numbers; one writer for each language and form is kept. */
export const numberWriter = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
