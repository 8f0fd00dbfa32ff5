import { isSoldOut, soldOutUntil, TRASH_DAYS, UNTIL_BACK, type Menu as StoredMenu } from '@carta/domain';
import { selectTimeZone, useCannotOpen, useDispatch, useSelector } from '@carta/panel';
import { ActionBar, ActionBarButton, Button, Dialog, Menu, MenuItem, useBackLayer } from '@carta/ui';
import {
  BadgePercent,
  Ban,
  CornerDownRight,
  Ellipsis,
  Eye,
  EyeOff,
  PackageCheck,
  PackageMinus,
  Trash2,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { countedRecords } from '../../counted-records.ts';
import { counted } from '../../counted.ts';
import { commandAction } from '../../outbox/command-action.ts';
import { useUnlockedDispatch } from '../../outbox/use-unlocked-dispatch.ts';
import { toolOpened } from '../../tools/tools-slice.ts';
import { selectionEnded, selectSelected } from '../../tree-state/selection-slice.ts';
import { selectedRecords, type SelectedRecords } from './selection.ts';

/** Shows the actions on the selected records; each ends the selection. */
export function SelectionBar({ menu }: { readonly menu: StoredMenu }) {
  const dispatch = useDispatch();
  const keys = useSelector(selectSelected);
  const records = useMemo(() => selectedRecords(menu, keys), [menu, keys]);
  const [removing, setRemoving] = useState(false);
  const { count } = records;

  useBackLayer(true, () => dispatch(selectionEnded()));
  // Another session may have deleted all of them.
  useEffect(() => {
    if (count === 0) dispatch(selectionEnded());
  }, [dispatch, count]);
  useEffect(() => {
    const end = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('dialog, [role="dialog"], [role="menu"], form');
      if (key === 'Escape' && !defaultPrevented && !isElsewhere) dispatch(selectionEnded());
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [dispatch]);

  return (
    <ActionBar
      label="Selección"
      summary={counted(count, 'seleccionado', 'seleccionados')}
      closeLabel="Terminar la selección"
      onClose={() => dispatch(selectionEnded())}
    >
      <ShowAction {...records} />
      {records.allItems.length > 0 && <SoldOutAction {...records} />}
      {records.categories.length === 0 && <MoveAction {...records} />}
      {records.allItems.length > 0 && <PricesAction {...records} />}
      {records.allItems.some(({ soldOutUntil: until }) => until !== UNTIL_BACK) && <MoreActions {...records} />}
      <ActionBarButton icon={Trash2} danger onPress={() => setRemoving(true)}>
        Eliminar
      </ActionBarButton>
      {removing && <RemovalDialog {...records} onClose={() => setRemoving(false)} />}
    </ActionBar>
  );
}

/** Returns a function that dispatches an action, unless the owner is locked, and ends the selection. */
function useFinish() {
  const dispatch = useDispatch();
  const change = useUnlockedDispatch();
  return (action: Parameters<typeof change>[0]) => {
    change(action);
    dispatch(selectionEnded());
  };
}

const keysOf = (records: readonly { readonly key: string }[]) => records.map(({ key }) => key);

/** Shows the records if all are hidden; otherwise hides those that are shown. */
function ShowAction({ categories, items }: SelectedRecords) {
  const finish = useFinish();
  const show = [...categories, ...items].every((record) => !record.show);
  const changing = {
    categories: categories.filter((one) => one.show !== show),
    items: items.filter((one) => one.show !== show),
  };
  const change = () =>
    finish(
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
  const finish = useFinish();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  const isOut = allItems.map((item) => isSoldOut(item.soldOutUntil, now));
  const sell = !isOut.includes(false);
  const change = () => {
    const items = keysOf(allItems.filter((_, nth) => isOut[nth] === sell));
    const until = sell ? null : soldOutUntil(timeZone, Date.now());
    finish(commandAction('menu/severalChanged', { categories: [], items, changes: { soldOutUntil: until } }));
  };
  return (
    <ActionBarButton icon={sell ? PackageCheck : Ban} onPress={change}>
      {sell ? 'Volver a vender' : 'Agotado hoy'}
    </ActionBarButton>
  );
}

/** Marks what is on sale or sold out today as sold out until the owner says so. [SOLD-5] */
function MoreActions({ allItems }: SelectedRecords) {
  const finish = useFinish();
  const items = keysOf(allItems.filter(({ soldOutUntil: until }) => until !== UNTIL_BACK));
  return (
    <Menu label="Más" icon={Ellipsis} onCannotOpen={useCannotOpen()}>
      <MenuItem
        icon={PackageMinus}
        description="hasta que lo reactives"
        onSelect={() =>
          finish(commandAction('menu/severalChanged', { categories: [], items, changes: { soldOutUntil: UNTIL_BACK } }))
        }
      >
        Agotado sin fecha
      </MenuItem>
    </Menu>
  );
}

function MoveAction({ items }: SelectedRecords) {
  const finish = useFinish();
  return (
    <ActionBarButton icon={CornerDownRight} onPress={() => finish(toolOpened({ name: 'move', target: keysOf(items) }))}>
      Mover
    </ActionBarButton>
  );
}

function PricesAction({ allItems }: SelectedRecords) {
  const finish = useFinish();
  return (
    <ActionBarButton
      icon={BadgePercent}
      onPress={() => finish(toolOpened({ name: 'prices', within: keysOf(allItems) }))}
    >
      Cambiar precios
    </ActionBarButton>
  );
}

function RemovalDialog({ categories, items, onClose }: SelectedRecords & { readonly onClose: () => void }) {
  const finish = useFinish();
  const words = countedRecords({ categories: categories.length, items: items.length });
  const contents = categories.length > 0 ? 'Se eliminará todo el contenido relacionado. ' : '';
  return (
    <Dialog
      open
      title={`¿Eliminar ${words}?`}
      description={`${contents}Se puede recuperar de la papelera durante ${TRASH_DAYS} días.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            wide
            onClick={() =>
              finish(
                commandAction('menu-editor/severalRemovalConfirmed', {
                  categories: keysOf(categories),
                  items: keysOf(items),
                }),
              )
            }
          >
            Eliminar
          </Button>
        </>
      }
    />
  );
}
