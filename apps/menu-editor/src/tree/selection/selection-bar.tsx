import { isSoldOut, soldOutUntil, TRASH_DAYS, UNTIL_BACK, type Menu as StoredMenu } from '@carta/domain';
import { selectTimeZone, useCannotOpen, useDispatch, useSelector } from '@carta/panel';
import { ActionBar, ActionBarButton, Dialog, DialogButtons, Menu, MenuItem, useBackLayer } from '@carta/ui';
import {
  BadgePercent,
  Ban,
  CornerDownRight,
  Ellipsis,
  Eye,
  EyeOff,
  PackageCheck,
  PackageMinus,
  SlidersHorizontal,
  Star,
  StarOff,
  Trash2,
  WheatOff,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { countedRecords } from '../../counted-records.ts';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { toolOpened } from '../../tools/tools-slice.ts';
import { selectionEnded, selectSelected } from '../../tree-state/selection-slice.ts';
import { selectedRecords, type SelectedRecords } from './selection.ts';

/** Shows the actions on the selected records. What changes them ends the selection; a sheet that is cancelled leaves it. */
export function SelectionBar({ menu }: { readonly menu: StoredMenu }) {
  const dispatch = useDispatch();
  const keys = useSelector(selectSelected);
  const records = useMemo(() => selectedRecords(menu, keys), [menu, keys]);
  const [removing, setRemoving] = useState(false);
  const { count } = records;

  useBackLayer(true, () => dispatch(selectionEnded()));
  // Another session may have deleted all of them.
  const isGone = keys.length > 0 && count === 0;
  useEffect(() => {
    if (isGone) dispatch(selectionEnded());
  }, [dispatch, isGone]);
  useEffect(() => {
    const end = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"], form');
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) dispatch(selectionEnded());
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [dispatch]);

  if (count === 0) return null;
  return (
    <ActionBar label="Selección">
      <ShowAction {...records} />
      {records.allItems.length > 0 && <SoldOutAction {...records} />}
      {records.categories.length === 0 && <MoveAction {...records} />}
      {records.allItems.length > 0 && <PricesAction {...records} />}
      {records.allItems.length > 0 && <MoreActions {...records} />}
      <ActionBarButton icon={Trash2} danger onPress={() => setRemoving(true)}>
        Eliminar
      </ActionBarButton>
      {removing && <RemovalDialog {...records} onClose={() => setRemoving(false)} />}
    </ActionBar>
  );
}

const keysOf = (records: readonly { readonly key: string }[]) => records.map(({ key }) => key);

/** Shows the records if all are hidden; otherwise hides those that are shown. */
function ShowAction({ categories, items }: SelectedRecords) {
  const send = useUnlockedDispatch();
  const show = [...categories, ...items].every((record) => !record.show);
  const changing = {
    categories: categories.filter((one) => one.show !== show),
    items: items.filter((one) => one.show !== show),
  };
  const change = () =>
    send(
      commandAction('menu/severalChanged', {
        categories: keysOf(changing.categories),
        items: keysOf(changing.items),
        changes: { show },
      }),
    );
  return (
    <ActionBarButton icon={show ? Eye : EyeOff} onPress={change}>
      {show ? 'Mostrar' : 'Ocultar'}
    </ActionBarButton>
  );
}

/** Sells the items again if all are sold out; otherwise marks the others as sold out. [SOLD-1] */
function SoldOutAction({ allItems }: SelectedRecords) {
  const send = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  const isOut = allItems.map((item) => isSoldOut(item.soldOutUntil, now));
  const sell = !isOut.includes(false);
  const change = () => {
    const items = keysOf(allItems.filter((_, nth) => isOut[nth] === sell));
    const until = sell ? null : soldOutUntil(timeZone, Date.now());
    send(commandAction('menu/severalChanged', { categories: [], items, changes: { soldOutUntil: until } }));
  };
  return (
    <ActionBarButton icon={sell ? PackageCheck : Ban} onPress={change}>
      {sell ? 'Volver a vender' : 'Agotado hoy'}
    </ActionBarButton>
  );
}

/** What is done less often. [SOLD-5] [GROUP-7] */
function MoreActions({ allItems }: SelectedRecords) {
  const send = useUnlockedDispatch();
  const within = keysOf(allItems);
  const onSale = keysOf(allItems.filter(({ soldOutUntil: until }) => until !== UNTIL_BACK));
  const featured = !allItems.every((item) => item.featured !== false);
  const changing = keysOf(allItems.filter((item) => (item.featured !== false) !== featured));
  return (
    <Menu label="Más" icon={Ellipsis} inActionBar onCannotOpen={useCannotOpen()}>
      <MenuItem icon={WheatOff} onSelect={() => send(toolOpened({ name: 'diets', within }))}>
        Alérgenos y dietas
      </MenuItem>
      <MenuItem icon={SlidersHorizontal} onSelect={() => send(toolOpened({ name: 'groups', within }))}>
        Opciones y tamaños
      </MenuItem>
      <MenuItem
        icon={featured ? Star : StarOff}
        onSelect={() => send(commandAction('menu-editor/severalFeatured', { keys: changing, featured }))}
      >
        {featured ? 'Destacar' : 'Quitar de destacados'}
      </MenuItem>
      {onSale.length > 0 && (
        <MenuItem
          icon={PackageMinus}
          description="hasta que lo reactives"
          onSelect={() =>
            send(
              commandAction('menu/severalChanged', {
                categories: [],
                items: onSale,
                changes: { soldOutUntil: UNTIL_BACK },
              }),
            )
          }
        >
          Agotado sin fecha
        </MenuItem>
      )}
    </Menu>
  );
}

function MoveAction({ items }: SelectedRecords) {
  const send = useUnlockedDispatch();
  return (
    <ActionBarButton icon={CornerDownRight} onPress={() => send(toolOpened({ name: 'move', target: keysOf(items) }))}>
      Mover
    </ActionBarButton>
  );
}

function PricesAction({ allItems }: SelectedRecords) {
  const send = useUnlockedDispatch();
  return (
    <ActionBarButton icon={BadgePercent} onPress={() => send(toolOpened({ name: 'prices', within: keysOf(allItems) }))}>
      Cambiar precios
    </ActionBarButton>
  );
}

function RemovalDialog({ categories, items, onClose }: SelectedRecords & { readonly onClose: () => void }) {
  const send = useUnlockedDispatch();
  const words = countedRecords({ categories: categories.length, items: items.length });
  const contents = categories.length > 0 ? 'Se eliminará todo el contenido relacionado. ' : '';
  return (
    <Dialog
      open
      title={`¿Eliminar ${words}?`}
      description={`${contents}Se puede recuperar de la papelera durante ${TRASH_DAYS} días.`}
      onClose={onClose}
      actions={
        <DialogButtons
          confirm="Eliminar"
          danger
          onConfirm={() =>
            send(
              commandAction('menu-editor/severalRemovalConfirmed', {
                categories: keysOf(categories),
                items: keysOf(items),
              }),
            )
          }
          onCancel={onClose}
        />
      }
    />
  );
}
