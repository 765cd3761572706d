import { expect, type Locator, type Page } from '@playwright/test';
import type { StartedHost } from '../started-host.ts';

declare global {
  interface Window {
    /** Oscillators that the page started: what was heard of it. */
    tones: number;
    /** Frames between the desk's last message and the change of the picture that it made. */
    framesToPicture: number[];
  }
}

/** The public clock, as the hall sees it. */
export class Hall {
  readonly page: Page;
  readonly time: Locator;

  constructor(page: Page) {
    this.page = page;
    this.time = page.getByRole('timer');
  }

  async open(host: StartedHost, query: string): Promise<this> {
    await this.page.addInitScript(watchPage);
    await this.page.goto(`http://127.0.0.1:${host.port}/screen/clock?token=${host.token}&${query}`);
    await expect(this.page.locator('.clock')).toBeVisible();
    return this;
  }

  text(): Promise<string> {
    return this.time.innerText().then((text) => text.replace(/\s/g, ''));
  }

  /** Once a whole frame has been drawn from now on. */
  nextFrame(): Promise<void> {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  tones(): Promise<number> {
    return this.page.evaluate(() => window.tones);
  }

  framesToPicture(): Promise<number[]> {
    return this.page.evaluate(() => window.framesToPicture);
  }

  /** Elements that leave the screen, and texts that are cut. The band and the ticker bleed by as much as the picture is shifted. */
  faults(): Promise<string[]> {
    return this.page.evaluate(() => {
      const rem = Number(getComputedStyle(document.documentElement).fontSize.replace('px', ''));
      const inside = (box: DOMRect, by: number): boolean =>
        box.left >= -by && box.top >= -by && box.right <= innerWidth + by && box.bottom <= innerHeight + by;
      const all = [...document.querySelectorAll<HTMLElement>('.clock *')].filter(
        (each) => !each.closest('.vh, .ck-fade-leave-active'),
      );
      return all.flatMap((each) => {
        const name = `${each.tagName}.${each.className}: ${each.innerText.slice(0, 40)}`;
        const cuts = getComputedStyle(each).overflow !== 'visible' && each.scrollWidth > each.clientWidth + 1;
        return [
          ...(inside(each.getBoundingClientRect(), 0.5 * rem) ? [] : [`outside ${name}`]),
          ...(cuts ? [`cut ${name}`] : []),
        ];
      });
    });
  }
}

/** Runs in the page before anything of it: counts tones, and the frames from a message to the change that it makes. */
function watchPage(): void {
  window.tones = 0;
  window.framesToPicture = [];
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    override createOscillator(): OscillatorNode {
      window.tones += 1;
      return super.createOscillator();
    }
  };
  let heardAt: number | undefined;
  let frame = 0;
  let state: string | undefined;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('"clock.')) heardAt = frame;
      });
    }
  };
  const look = (): void => {
    frame += 1;
    const now = `${document.documentElement.dataset['state'] ?? ''} ${document.querySelector('.ck-lvl > span')?.textContent ?? ''}`;
    if (now !== state && heardAt !== undefined) {
      window.framesToPicture.push(frame - heardAt);
      heardAt = undefined;
    }
    state = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
