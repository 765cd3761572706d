/** The form in which logins are compared: `Caisse1 ` and `caisse1` are one. */
export const foldLogin = (login: string): string => login.normalize('NFKC').trim().toLowerCase();
