const mostTexts = 500;
const longestText = 100;

/**
 * The same pure function, which remembers its last few hundred answers: one registration compares the same names some thirty
 * times. Long texts are no names, and nothing is kept of them.
 */
export function remembering(answer: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const given = answer(text);
    if (text.length > longestText) return given;
    if (answers.size >= mostTexts) answers.clear();
    answers.set(text, given);
    return given;
  };
}
