import type { FileTable, PersonSections } from './person-sections.ts';

/** A cell of a table: what people typed may hold the marks of the form itself. */
const cell = (text: string): string => text.replace(/[\\|]/g, '\\$&');

function table({ heads, rows }: FileTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  if (heads.length === 0) return rows.map((cells) => `- ${cells.map(cell).join(' ')}\n`).join('');
  return `${[line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

/** The file as a person reads it on a screen: Markdown. */
export function personMarkdown({ title, made, kept, none, sections }: PersonSections): string {
  const head = `# ${title}\n\n${made}\n\n${kept}\n`;
  const parts = sections.map((section) => {
    const text = section.tables.map(table).join('\n');
    return `## ${section.title}\n\n${text === '' ? `${none}\n` : text}`;
  });
  return [head, ...parts].join('\n');
}
