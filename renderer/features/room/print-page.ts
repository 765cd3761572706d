const mark = 'prints-dialog';

/** Prints the open dialog's list and nothing of the page behind it. */
export function printPage(): void {
  document.body.classList.add(mark);
  window.addEventListener('afterprint', () => document.body.classList.remove(mark), { once: true });
  window.print();
}
