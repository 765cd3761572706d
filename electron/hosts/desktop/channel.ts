/** The one channel between a window and the application; both verbs and the changes go through it. */
export const channel = 'tapis';

/** The page's own address: a scheme of ours, so that nothing of it is ever a file or a web site. */
export const scheme = 'app';
export const pageOrigin = `${scheme}://tapis`;
