import { z } from 'zod';

// zod's compiled parsers need `new Function`, which the content security policy of our pages forbids; the desk, which parses every
// command, has no page and takes them. Configure once, import from here.
z.config({ jitless: 'document' in globalThis });

export { z };
