// A person with a browser of their own. Each method is named after something that the person does or sees.

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { CreateRoom } from '../src/protocol.gen.ts';
import { commonRoom } from './common-room.ts';

export type Choices = {
  kind?: 'Go' | 'Gomoku' | 'Othello' | 'Tic-tac-toe';
  /** The size of the board. `null` for a kind with only one size. */
  size?: string | null;
  /**
   * The label of the creator's color. In an opening that decides the colors later, the label of the player who begins:
   * `You` or `Opponent`.
   */
  color?: string;
  time?: string;
  rules?: string;
  opening?: string;
  takebacks?: string;
  /** The label of the aids that the players may use. */
  aids?: string;
  /** For how many seconds a misclick can be taken back. */
  grace?: string;
  /** The label of the broadcast delay: how late spectators see the game. */
  delay?: string;
  /** Who may watch. */
  spectators?: string;
};

/** The browser's own errors about a server that it cannot reach. */
export const UNREACHABLE =
  /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** The browser's own error about a request that the server refused. */
export const REFUSED = /Failed to load resource/;

/** The card to press in the form, for each kind. */
const CARDS = { Go: 'Quick Go', Gomoku: 'Gomoku', Othello: 'Othello', 'Tic-tac-toe': 'Tic-tac-toe' } as const;

export class Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** How long this person waits for a change in the game, in milliseconds. */
  patience = 10_000;
  private readonly reported: string[] = [];
  private readonly expected: RegExp[] = [];

  private readonly origin: string;

  constructor(name: string, origin: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.origin = origin;
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.reported.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.reported.push(message.text());
    });
  }

  /** The errors that the browser reported and the test did not expect. */
  get faults(): string[] {
    return this.reported.filter((fault) => !this.expected.some((one) => one.test(fault)));
  }

  /** Marks errors of the browser as expected in this test. The browser can report an error long after its cause. */
  expects(fault: RegExp): void {
    this.expected.push(fault);
  }

  /** Opens a path on the server. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /**
   * Creates a room, opens it, and returns its path. For common choices, uses the API, which is faster than the form.
   */
  async makesRoom(choices: Choices = {}): Promise<string> {
    const room = commonRoom(choices);
    return room ? await this.sendsRoom(room) : await this.fillsForm(choices);
  }

  /** Creates a room over the API with the session of this browser, opens the room, and returns its path. */
  private async sendsRoom(room: CreateRoom): Promise<string> {
    const post = async (path: string, data: unknown): Promise<{ id?: string }> => {
      const answer = await this.page.request.post(path, { data, headers: { origin: this.origin } });
      expect(answer.ok(), path).toBe(true);
      return (await answer.json()) as { id?: string };
    };
    await post('/api/v1/session', { name: this.name, token: false });
    const { id } = await post('/api/v1/rooms', room);
    await this.opens(`/room/${id}`);
    await expect(this.page.getByText('Waiting for an opponent')).toBeVisible();
    return `/room/${id}`;
  }

  /** Creates a room with the form and returns its path. */
  private async fillsForm(choices: Choices): Promise<string> {
    const {
      kind = 'Go',
      size = '9×9',
      color = 'Black',
      time = 'No clock',
      rules,
      opening = 'Free',
      takebacks,
      aids,
      grace,
      delay,
      spectators,
    } = choices;
    await this.opensForm();
    await this.chooses(CARDS[kind]);
    await this.page.getByLabel('Time').selectOption({ label: time });
    await this.opensRest();
    if (size !== null) await this.chooses(size);
    if (rules) await this.page.getByLabel('Rules').selectOption({ label: rules });
    // The card for Gomoku selects the opening Swap2, so for Gomoku this method always chooses an opening.
    if (kind === 'Gomoku') await this.page.getByLabel('Opening').selectOption({ label: opening });
    else if (opening !== 'Free') await this.page.getByLabel('Opening').selectOption({ label: opening });
    if (takebacks) await this.page.getByLabel('Takebacks').selectOption({ label: takebacks });
    if (aids) await this.page.getByLabel('Help from the engine').selectOption({ label: aids });
    if (grace) await this.page.getByLabel('Seconds to undo a misclick').fill(grace);
    if (delay) await this.page.getByLabel('Broadcast delay').selectOption({ label: delay });
    if (spectators) await this.page.getByLabel('Spectators').selectOption({ label: spectators });
    await this.chooses(color);
    return await this.createsRoom();
  }

  /** Opens the form for a new game on the home page. */
  async opensForm(): Promise<void> {
    await this.opens('/');
    await this.page.getByRole('button', { name: /^New game/ }).click();
    await expect(this.page.getByRole('dialog', { name: 'New game' }).getByRole('radio').first()).toBeAttached();
  }

  /** Opens the hidden choices of the form. */
  async opensRest(): Promise<void> {
    await this.page.getByText('Change', { exact: true }).click();
  }

  /** Submits the form and returns the path of the room. */
  async createsRoom(): Promise<string> {
    await this.presses('Start');
    await this.page.waitForURL(/\/room\/\w+/);
    await expect(this.page.getByText('Waiting for an opponent')).toBeVisible();
    return new URL(this.page.url()).pathname;
  }

  async chooses(label: string): Promise<void> {
    await this.page.getByRole('radio', { name: label, exact: true }).check();
  }

  /** Opens a room by its path and takes the free seat. */
  async joins(path: string): Promise<void> {
    await this.opens(path);
    await this.presses('Join');
    await expect(this.page.locator('.room[data-phase=playing]')).toBeVisible();
  }

  async presses(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Shows a tab, which is next to the board or, on a phone, in a sheet that a button opens. */
  async turnsTo(name: 'Moves' | 'Chat' | 'About'): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    const opener = this.page.locator('.room-openers').getByRole('button', { name });
    // While the page changes to another room, it briefly shows neither the tab nor the button.
    await expect(tab.or(opener).filter({ visible: true }).first()).toBeVisible();
    if (!(await tab.isVisible())) await opener.click();
    await tab.click();
  }

  /** Waits until the button of an action is enabled. Then presses the key of the action. */
  async answers(act: string, key: string): Promise<void> {
    await expect(this.page.locator(`[data-act=${act}]:visible`).first()).toBeEnabled();
    await this.page.keyboard.press(key);
  }

  /** The line with the latest event. */
  get latest(): Locator {
    return this.page.locator('.room-news').getByRole('status');
  }

  /** A point of the board. */
  point(name: string): Locator {
    return this.page.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name} `) });
  }

  /** Places a stone and waits until the server has confirmed it. */
  async plays(name: string): Promise<void> {
    // The header shows "Your turn" for other games, so look only below it.
    await expect(this.page.getByRole('main').getByText('Your turn', { exact: true })).toBeVisible({
      timeout: this.patience,
    });
    await this.point(name).click({ timeout: this.patience });
    const confirmed = new RegExp(`^${name} (black|white|X|O), last move(?!.*(confirmed|sent))`);
    await expect(this.point(name)).toHaveAccessibleName(confirmed, { timeout: this.patience });
  }

  /** Expects the accessible name of a point to be its name and then this pattern, such as `empty$` or `black`. */
  async sees(name: string, pattern: string): Promise<void> {
    await expect(this.point(name)).toHaveAccessibleName(new RegExp(`^${name} ${pattern}`), { timeout: this.patience });
  }

  /** Expects a mark to be drawn on a point. */
  async seesMark(name: string, mark: 'last' | 'ko' | 'forbidden' | 'legal'): Promise<void> {
    await expect(this.point(name).locator(`.mark.${mark}`)).toBeVisible();
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
}

/** Two players play these moves in turn. Each player waits until the opponent's stone has arrived. */
export async function play(first: Person, second: Person, moves: string): Promise<void> {
  const people = [first, second] as const;
  for (const [index, move] of moves.trim().split(/\s+/).entries()) {
    const [mover, other] = index % 2 === 0 ? people : [people[1], people[0]];
    await mover.plays(move);
    await expect(other.point(move)).toHaveAccessibleName(/, last move/);
  }
}

/** A short game with clocks. */
export const TIMED = { size: '9×9', color: 'Black', time: 'Rapid: 10 min, then 3 × 30 s' } as const;

/** Starts a game, in which `first` asks for a takeback, a draw and a pause after two moves. `other` has Black. */
export async function asksThreeQuestions(first: Person, other: Person): Promise<void> {
  await first.joins(await other.makesRoom(TIMED));
  await play(other, first, 'E5 E3');
  await first.presses('Takeback');
  await first.presses('Offer draw');
  await first.presses('More');
  await first.presses('Pause');
}
