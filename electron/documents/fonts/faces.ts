/** The cuts that papers are set in. `wide-*` are the fallback for letters that the first choice lacks (Cyrillic, Greek). */
export type Face =
  | 'serif'
  | 'serif-semibold'
  | 'sans'
  | 'sans-medium'
  | 'sans-semibold'
  | 'sans-bold'
  | 'mono'
  | 'mono-medium'
  | 'wide'
  | 'wide-medium'
  | 'wide-bold';

interface Cut {
  /** Path inside the font packages. */
  readonly file: string;
  /** Where a letter goes that this cut lacks; `null` ends the chain. */
  readonly fallback: Face | null;
}

const packages = '@expo-google-fonts';

/** Static cuts: pdfkit can embed neither woff2 nor one weight of a variable font. */
export const cuts: Readonly<Record<Face, Cut>> = {
  serif: { file: `${packages}/source-serif-4/400Regular/SourceSerif4_400Regular.ttf`, fallback: 'wide' },
  'serif-semibold': {
    file: `${packages}/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf`,
    fallback: 'wide-bold',
  },
  sans: { file: `${packages}/radio-canada/400Regular/RadioCanada_400Regular.ttf`, fallback: 'wide' },
  'sans-medium': { file: `${packages}/radio-canada/500Medium/RadioCanada_500Medium.ttf`, fallback: 'wide-medium' },
  'sans-semibold': { file: `${packages}/radio-canada/600SemiBold/RadioCanada_600SemiBold.ttf`, fallback: 'wide-bold' },
  'sans-bold': { file: `${packages}/radio-canada/700Bold/RadioCanada_700Bold.ttf`, fallback: 'wide-bold' },
  mono: { file: `${packages}/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf`, fallback: 'wide' },
  'mono-medium': { file: `${packages}/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf`, fallback: 'wide-medium' },
  wide: { file: `${packages}/noto-sans/400Regular/NotoSans_400Regular.ttf`, fallback: null },
  'wide-medium': { file: `${packages}/noto-sans/500Medium/NotoSans_500Medium.ttf`, fallback: null },
  'wide-bold': { file: `${packages}/noto-sans/700Bold/NotoSans_700Bold.ttf`, fallback: null },
};
