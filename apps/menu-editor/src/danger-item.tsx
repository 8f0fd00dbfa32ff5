import { MenuItem, MenuSeparator } from '@carta/ui';
import type { ComponentProps } from 'react';

type DangerItemProps = Pick<ComponentProps<typeof MenuItem>, 'icon' | 'onSelect' | 'children'>;

/** The last entry of a row's menu, below a line: what takes the row away. */
export function DangerItem(props: DangerItemProps) {
  return (
    <>
      <MenuSeparator />
      <MenuItem danger {...props} />
    </>
  );
}
