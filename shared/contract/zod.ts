import { z } from 'zod';

// zod's compiled parsers need `new Function`, which our content security policy forbids: configure once, import from here.
z.config({ jitless: true });

export { z };
