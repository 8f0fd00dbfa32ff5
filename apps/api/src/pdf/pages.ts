/** A piece of content that is never split between pages. */
export interface Block {
  /** In points. */
  readonly height: number;
  /** Space above, in points; dropped at the top of a page. */
  readonly gap: number;
  /** A heading stays on the page of the block that follows it. */
  readonly isHeading: boolean;
}

export interface Placed<B> {
  readonly block: B;
  /** From the top of the page's content, in points. */
  readonly top: number;
}

/**
 * Puts blocks on pages in their order. Headings move to the next page together with the block that follows them,
 * unless the page would then be empty; a block that is higher than a page gets one of its own.
 */
export function paginate<B extends Block>(blocks: readonly B[], pageHeight: number): Placed<B>[][] {
  const pages: Placed<B>[][] = [];
  let page: Placed<B>[] = [];
  let bottom = 0;
  for (const group of groupsOf(blocks)) {
    if (page.length > 0 && bottom + heightOf(group) > pageHeight) {
      pages.push(page);
      page = [];
    }
    for (const block of group) {
      const top = page.length === 0 ? 0 : bottom + block.gap;
      if (page.length > 0 && top + block.height > pageHeight) {
        pages.push(page);
        page = [{ block, top: 0 }];
      } else {
        page.push({ block, top });
      }
      bottom = (page.at(-1)?.top ?? 0) + block.height;
    }
  }
  return page.length === 0 ? pages : [...pages, page];
}

/** Groups each block with the headings above it. */
function groupsOf<B extends Block>(blocks: readonly B[]): B[][] {
  const groups: B[][] = [];
  let open: B[] = [];
  for (const block of blocks) {
    open.push(block);
    if (block.isHeading) continue;
    groups.push(open);
    open = [];
  }
  return open.length === 0 ? groups : [...groups, open];
}

function heightOf(group: readonly Block[]): number {
  return group.reduce((sum, { gap, height }) => sum + gap + height, 0);
}
