import type { PublicMenu } from '@carta/domain';
import type { Typeface } from '../rendering/typeface.ts';
import type { BusinessColors } from './business-colors.ts';
import type { MenuPictures } from './menu-pictures.ts';
import type { Block } from './pages.ts';
import type { Pen } from './pen.ts';

/** A part of the menu; `render` puts it `top` points below the top of a sheet. */
export interface MenuBlock extends Block {
  readonly render: (pen: Pen, top: number) => void;
}

/** What every block needs to be measured and rendered. */
export interface RenderContext {
  readonly typeface: Typeface;
  readonly pictures: MenuPictures;
  readonly colors: BusinessColors;
  /** Every text printable. */
  readonly menu: PublicMenu;
  /** The day that the menu is from, such as '2026-11-22'. */
  readonly today: string;
}
