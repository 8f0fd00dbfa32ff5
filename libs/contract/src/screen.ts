import { ButtonCondition, ScreenTopic } from '@carta/domain';
import * as z from 'zod/mini';

/** The button that leads to a screen. */
const ScreenButton = z.object({
  /** Path of the screen that shows the button; '/panel' is home. */
  in: z.string(),
  /** Place among the buttons of that screen; each hundred is a group. */
  order: z.number(),
  label: z.string(),
  /** Name of one of the icons of `@carta/ui`, or SVG path data on a grid of 24 × 24. */
  icon: z.string(),
  badge: z.optional(z.string()),
  when: z.optional(ButtonCondition),
});

/** A screen of the panel, as its remote declares it. */
export const Screen = z.object({
  /** Matched exactly; a part like ':slug' stands for any text. */
  path: z.string().check(z.regex(/^\/panel\/./)),
  title: z.string(),
  /** Path to which the back arrow leads. */
  parent: z.string(),
  button: z.optional(ScreenButton),
  /** What home leads to this screen for. */
  topics: z.optional(z.array(ScreenTopic)),
  /** True for a screen that shows the orders as they come and keeps the stream of events open (`useLiveStream`): whoever publishes a version without it is warned. */
  live: z.optional(z.boolean()),
  /** True for a screen that has the whole window to itself: the shell shows neither its top bar nor its footer. The screen shows its title and the way back. */
  fillsWindow: z.optional(z.boolean()),
});
export type Screen = z.infer<typeof Screen>;

/** What a remote declares in its `mf-manifest.json`, under `carta`. */
const Declaration = z.object({
  screens: z.array(Screen),
  /** Range of `@carta/panel` that the remote was built for. */
  panel: z.optional(z.string()),
  /** Names that the remote imports of `@carta/panel`. */
  imports: z.optional(z.array(z.string())),
  team: z.optional(z.string()),
  /** Address of the team. */
  contact: z.optional(z.string()),
});
export type Declaration = z.infer<typeof Declaration>;
const Manifest = z.object({ carta: Declaration });

/** Returns what a remote's `mf-manifest.json` declares, or null if it declares no valid screens. */
export function declarationOf(manifest: unknown): Declaration | null {
  const parsed = Manifest.safeParse(manifest);
  return parsed.success ? parsed.data.carta : null;
}
