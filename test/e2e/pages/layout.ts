import type { Page } from '@playwright/test';

/**
 * What a hand or an eye cannot reach on the page as it stands: a page that is wider than its window, controls that lie outside it
 * however far everything is scrolled, or that only a program could scroll to.
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}"`;
    const root = document.documentElement;
    const wide = root.scrollWidth > innerWidth + 1 ? [`the page is ${root.scrollWidth} wide, of ${innerWidth}`] : [];
    const ancestorsOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let up = element.parentElement; up && up !== root; up = up.parentElement) found.push(up);
      return found;
    };
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
      element.closest('.vh, [inert]') !== null ||
      element.matches('.vh');
    const faultOf = (element: Element): string[] => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const pushed = ancestorsOf(element).filter(
        (up) =>
          (up.scrollTop !== 0 && getComputedStyle(up).overflowY === 'hidden') ||
          (up.scrollLeft !== 0 && getComputedStyle(up).overflowX === 'hidden'),
      );
      for (const up of pushed) up.scrollTo(0, 0);
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      if (pushed.length > 0) return [`${name(element)} is cut off by ${pushed[0]?.className ?? ''}`];
      return inside ? [] : [`${name(element)} lies at ${Math.round(x)},${Math.round(y)}`];
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [tabindex="0"]')];
    return [...wide, ...controls.filter((each) => !isHidden(each)).flatMap(faultOf)];
  });
}
