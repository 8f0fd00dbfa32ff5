import {
  allergenList,
  type Category,
  categoryTitle,
  declare,
  type DeclaredChange,
  findCategory,
  isChanged,
  type Item,
  itemTitle,
  type Menu,
  mergeChanges,
  subcategoriesOf,
  veganConflicts,
} from '@carta/domain';
import { Alert, Sheet, SheetButtons } from '@carta/ui';
import { useMemo, useState } from 'react';
import { counted } from '../counted.ts';
import { DietFields } from '../diet-fields/diet-fields.tsx';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';
import { useRecordsPreview } from '../use-records-preview.ts';

/** 'Alérgenos y dietas' of all products of a category, or of chosen ones, at once. */
export function DietsSheet() {
  const { menu, tool } = useTool('diets');
  const within = tool?.within;
  const category = menu && typeof within === 'string' ? findCategory(menu, within) : undefined;
  const items = useMemo(() => {
    if (!menu) return [];
    return category ? itemsIn(menu, category) : menu.items.filter(({ key }) => within?.includes(key));
  }, [menu, category, within]);
  const close = useCloseTool({ gone: !category && items.length === 0 });
  return items.length > 0 || category ? <Diets items={items} category={category} close={close} /> : null;
}

interface DietsProps {
  /** Undefined for chosen items. */
  readonly category: Category | undefined;
  readonly items: readonly Item[];
  readonly close: () => void;
}

function Diets({ category, items, close }: DietsProps) {
  const send = useUnlockedDispatch();
  const [change, setChange] = useState<DeclaredChange>({});
  const declared = useMemo(() => items.map((item) => ({ item, ...declare(item, change) })), [items, change]);
  const changed = declared.filter(({ item, allergens, diets }) => isChanged(declare(item, {}), { allergens, diets }));
  const impossible = changed.filter((one) => veganConflicts(one).length > 0);
  useRecordsPreview(
    category?.key ?? items[0]?.key ?? '',
    useMemo(() => declared.map(({ item: { key }, allergens, diets }) => ({ key, allergens, diets })), [declared]),
  );
  const confirm = () => {
    close();
    send(
      commandAction('menu-editor/declarationsConfirmed', {
        declared: changed.map(({ item: { key }, allergens, diets }) => ({ key, allergens, diets })),
      }),
    );
  };
  return (
    <Sheet
      open
      title="Alérgenos y dietas"
      description={`De ${counted(items.length, 'producto', 'productos')}${category ? ` de ${categoryTitle(category)}` : ''}. Lo que no toques queda como está.`}
      onClose={close}
      actions={
        <SheetButtons
          confirm={changed.length === 0 ? 'Aplicar' : `Aplicar a ${counted(changed.length, 'producto', 'productos')}`}
          disabled={changed.length === 0 || impossible.length > 0}
          onConfirm={confirm}
          onCancel={close}
        />
      }
    >
      <DietFields declared={declared} onChange={(next) => setChange(mergeChanges(change, next))} />
      {impossible.length > 0 && (
        <Alert>
          {impossible
            .map((one) => `${itemTitle(one.item)} no puede ser vegano: contiene ${allergenList(veganConflicts(one))}.`)
            .join(' ')}
        </Alert>
      )}
    </Sheet>
  );
}

function itemsIn(menu: Menu, { key }: Category): Item[] {
  const within = new Set([key, ...subcategoriesOf(menu, key).map((child) => child.key)]);
  return menu.items.filter(({ parent }) => within.has(parent));
}
