import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Struct = ReturnType<Pdf['struct']>;

export interface DocumentSetup {
  /** Names the kind and number of the paper, no person: it also goes into the XMP packet, which pdfkit does not escape. */
  readonly title: string;
  /** Epoch milliseconds: the only date in the file, so that one model always gives the same bytes. */
  readonly createdAt: number;
}

/** An empty PDF/A-2b document, tagged, in French. Pages are kept open until the end, so that they can say "page x sur y". */
export function newDocument(setup: DocumentSetup): Pdf {
  return new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: null as unknown as string, // no standard font: nothing may be drawn that is not embedded
    info: { Title: setup.title, Creator: 'Tapis', Producer: 'Tapis', CreationDate: new Date(setup.createdAt) },
    lang: 'fr-FR',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
  });
}

/** Closes the document and answers its bytes. */
export function bytesOf(doc: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    doc.on('error', reject);
    doc.end();
  });
}
