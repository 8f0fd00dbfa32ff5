import { itemTitled, menu } from '@carta/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refusedWith, type Answers } from '../testing/fake-api.ts';
import { extras, size } from '../testing/groups.ts';
import { renderScreens } from '../testing/render-screens.tsx';
import { ConflictDialog } from '../outbox/conflict-dialog.tsx';
import { GroupScreen } from './group-screen.tsx';
import { OptionsScreen } from './options-screen.tsx';

const SIZE = size('Tamaño', 'Chica 9500, Grande 12500', { order: 0 });
const EXTRAS = extras('Agregados', 'Cheddar 1800, Panceta 2100, Anchoas 2600', { order: 1, max: 3 });
const DONENESS = extras('Punto', 'Jugoso 0, Cocido 0', { order: 2, min: 1 });
for (const option of DONENESS.options) option.neutral = true;

function pizzeria() {
  const carta = menu('Pizzas: Napolitana, Fugazzeta | Carnes: Bife', { optionGroups: [SIZE, EXTRAS, DONENESS] });
  itemTitled(carta, 'Napolitana').optionGroups = [SIZE.key, EXTRAS.key];
  itemTitled(carta, 'Fugazzeta').optionGroups = [EXTRAS.key];
  return carta;
}

const GroupWithConflict = () => (
  <>
    <GroupScreen />
    <ConflictDialog />
  </>
);
const SCREENS = { '/panel/menu/options': OptionsScreen, '/panel/menu/options/:group': GroupWithConflict };
const OPTIONS = '/panel/menu/options';

function show(at = OPTIONS, rest: { locked?: boolean; answers?: Answers } = {}) {
  return renderScreens(pizzeria(), { screens: SCREENS, at, ...rest });
}

const groups = () => within(screen.getByRole('list', { name: 'Grupos' })).getAllByRole('listitem');
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const bodiesOf = (sent: readonly { name: string; body?: unknown }[], call: string) =>
  sent.filter(({ name }) => name === call).map(({ body }) => body);

describe('the list of groups', () => {
  it('[CHOOSE-1] says what each group offers, how many are chosen and in how many products', () => {
    show();
    const [first, second, third] = groups();
    expect(first).toHaveTextContent('Chica, grande Elegir 1 · en 1 producto');
    expect(second).toHaveTextContent('Cheddar, panceta, anchoas Hasta 3 · en 2 productos');
    expect(third).toHaveTextContent('Obligatorio, elegir 1Sin usar');
  });

  it('a group is moved by keyboard, announced, and sent', async () => {
    const { user, sent } = show();
    screen.getByRole('button', { name: 'Mover Punto' }).focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    expect(screen.getByText('Punto: quedó en la posición 1 de 3')).toBeInTheDocument();
    expect(groups()[0]).toHaveTextContent('Punto');
    await waitFor(() => expect(bodiesOf(sent, 'sortOptionGroup')).toEqual([{ order: 0 }]));
  });

  it('a deletion says how many products lose the group, and can be undone', async () => {
    const { user, sent, store } = show();
    await user.click(screen.getByRole('button', { name: 'Opciones de Agregados' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('2 productos dejan de ofrecerlo.');
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(bodiesOf(sent, 'deleteOptionGroup')).toHaveLength(1));
    expect(groups()).toHaveLength(2);
    const { menu: shown } = store.getState().menu;
    expect(shown && itemTitled(shown, 'Napolitana').optionGroups).toEqual([SIZE.key]);
    const notice = store.getState().overlays.snackbars.at(-1);
    expect(notice).toMatchObject({ text: 'Grupo eliminado: Agregados', action: { label: 'Deshacer' } });
  });

  it('a copy is opened at once, its options with keys of their own', async () => {
    const { user, sent } = show();
    await user.click(screen.getByRole('button', { name: 'Opciones de Tamaño' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tamaño (copia)' })).toBeVisible();
    const [body] = bodiesOf(sent, 'createOptionGroup') as [{ title: string; options: { key: string }[] }];
    expect(body).toMatchObject({ title: 'Tamaño (copia)', pricing: 'replace', min: 1, max: 1 });
    expect(body.options.map(({ key }) => key)).not.toContain(SIZE.options[0]?.key);
  });

  it('[DIET-5] the options of a copy change neither allergens nor diets where those of the group do not', async () => {
    const { user, sent } = show();
    await user.click(screen.getByRole('button', { name: 'Opciones de Punto' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    await waitFor(() => expect(bodiesOf(sent, 'createOptionGroup')).toHaveLength(1));
    expect(bodiesOf(sent, 'createOptionGroup')[0]).toMatchObject({ options: [{ neutral: true }, { neutral: true }] });
  });

  it('[LOCK-1] opens the locked editor for a locked owner instead of a form, a move or a deletion', async () => {
    const { user, sent, store } = show(OPTIONS, { locked: true });
    for (const name of ['Crear grupo', 'Mover Tamaño', /^Tamaño/]) {
      await user.click(screen.getByRole('button', { name }));
      expect(store.getState().overlays.modal).toMatchObject({ type: 'lockedEditor', show: true });
    }
    expect(sent).toEqual([]);
  });
});

describe('the form of a group', () => {
  const open = (rest: { answers?: Answers } = {}) => show(`${OPTIONS}/${EXTRAS.key}`, rest);

  it('warns with the number of products, and lists them', async () => {
    const { user } = open();
    expect(screen.getByText('Lo que cambies se ve en 2 productos.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: '2 productos lo usan' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Napolitana', 'Fugazzeta']);
  });

  it('says how many are chosen in words, and sends the rule', async () => {
    const { user, sent } = open();
    expect(screen.getByText('Hasta 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menos' }));
    expect(screen.getByText('Hasta 2')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Obligatorio' }));
    expect(screen.getByText('de 1 a 2')).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(bodiesOf(sent, 'updateOptionGroup')).toEqual([{ pricing: 'add', min: 1, max: 2, version: 0 }]),
    );
    expect(await screen.findByRole('list', { name: 'Grupos' })).toBeVisible();
  });

  it('Enter goes from the name of an option to its price and on to the next option', async () => {
    const { user, sent } = open();
    await user.click(screen.getByRole('button', { name: 'Agregar opción' }));
    await user.keyboard('Rúcula{Enter}900{Enter}Palta{Enter}1.500,50');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(sent, 'updateOptionGroup')).toHaveLength(1));
    const [body] = bodiesOf(sent, 'updateOptionGroup') as [{ options: object[] }];
    expect(body.options.slice(3)).toMatchObject([
      { title: 'Rúcula', price: { big: 900, small: '00' } },
      { title: 'Palta', price: { big: 1500, small: '50' } },
    ]);
  });

  it('an option is sold out, hidden and deleted from its menu once the form is saved', async () => {
    const { user, sent } = open();
    const choose = async (option: string, entry: string) => {
      await user.click(screen.getByRole('button', { name: `Más acciones de ${option}` }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Cheddar', 'Agotado hoy');
    await choose('Panceta', 'Ocultar');
    await choose('Panceta', 'Agotado sin fecha');
    await choose('Anchoas', 'Eliminar');
    expect(screen.getAllByText('Agotado')).toHaveLength(2);
    expect(screen.getByText('Oculto')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(bodiesOf(sent, 'updateOptionGroup')).toHaveLength(1));
    expect(bodiesOf(sent, 'updateOptionGroup')[0]).toMatchObject({
      options: [
        { title: 'Cheddar', show: true },
        { title: 'Panceta', show: false },
      ],
      soldOut: { [EXTRAS.options[0]!.key]: true, [EXTRAS.options[1]!.key]: 'until-back' },
    });
  });

  it('[DIET-5] an option that changes neither allergens nor diets has nothing more to declare, and says so once it is saved', async () => {
    const { user, sent } = open();
    await user.click(screen.getByRole('button', { name: 'Más acciones de Cheddar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Alérgenos y dietas' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Alérgenos de Cheddar' }));
    const neutral = sheet.getByRole('switch', { name: 'No cambia alérgenos ni dietas' });
    expect(neutral).not.toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Sin TACC' }));
    await user.click(neutral);
    expect(sheet.queryByText('Apto para')).not.toBeInTheDocument();
    await user.click(neutral);
    expect(sheet.getByRole('button', { name: 'Sin TACC' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(sheet.getByRole('button', { name: 'Sin TACC' }));
    await user.click(neutral);
    await user.click(sheet.getByRole('button', { name: 'Listo' }));
    await user.click(save());
    await waitFor(() => expect(bodiesOf(sent, 'updateOptionGroup')).toHaveLength(1));
    const [{ options }] = bodiesOf(sent, 'updateOptionGroup') as [{ options: { neutral?: boolean }[] }];
    expect(options.map((option) => option.neutral)).toEqual([true, undefined, undefined]);
  });

  it('the preview has the draft of the form while it can be saved', async () => {
    const { user, store } = open();
    const previewed = () => store.getState()['menu-editor'].preview.group;
    await user.type(field('Nombre'), '!');
    expect(previewed()).toMatchObject({ key: EXTRAS.key, title: 'Agregados!' });
    await user.clear(field('Nombre'));
    expect(previewed()).toBeNull();
  });

  it('an invalid form names what is missing and sends nothing', async () => {
    const { user, sent } = show(`${OPTIONS}/new`);
    await user.type(field('Nombre'), 'Salsas');
    await user.click(save());
    expect(screen.getByText('Falta una opción')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar opción' }));
    await user.click(save());
    expect(screen.getByText('Falta el nombre')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('the choice of what prices do reads as a sentence', () => {
    show(`${OPTIONS}/new`);
    const choice = screen.getByRole('radiogroup', { name: 'Al precio del producto, cada opción' });
    expect(
      within(choice)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Se suma', 'Lo reemplaza']);
  });

  it('a group cannot become a size while a product that uses it has another one', async () => {
    const { user, sent } = open();
    await user.click(screen.getByText('Lo reemplaza'));
    await user.click(save());
    expect(screen.getByText('No puede ser un tamaño: un producto que lo usa ya tiene otro.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the save is refused', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open({ answers: { updateOptionGroup: () => refusedWith('invalid') } });
    await user.type(field('Nombre'), ' ricos');
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(field('Nombre')).toHaveValue('Agregados ricos');
  });

  it('a conflict shows both names, and sends the chosen one on what is stored now', async () => {
    const current = { ...EXTRAS, title: 'Extras', version: 4 };
    let refused = false;
    const { user, sent, store } = open({
      answers: {
        updateOptionGroup: ({ body }) => {
          if (refused) return { ok: true, value: { ...current, ...body, version: 5 }, etag: null, unchanged: false };
          refused = true;
          return refusedWith('conflict', { current });
        },
      },
    });
    await user.type(field('Nombre'), ' ricos');
    await user.click(save());
    await waitFor(() => expect(store.getState()['menu-editor'].outbox.conflict).not.toBeNull());
    expect(store.getState()['menu-editor'].outbox.conflict).toMatchObject({ fields: ['title'], current });
    store.dispatch({ type: 'menu-editor/outbox/conflictSettled', payload: { mine: ['title'] } });
    await waitFor(() =>
      expect(bodiesOf(sent, 'updateOptionGroup').at(-1)).toEqual({ title: 'Agregados ricos', version: 4 }),
    );
  });

  it('[DIET-5] a conflict says which options change neither allergens nor diets', async () => {
    const [cheddar, ...others] = EXTRAS.options;
    const current = { ...EXTRAS, options: [{ ...cheddar!, neutral: true }, ...others], version: 4 };
    let refused = false;
    const { user } = open({
      answers: {
        updateOptionGroup: () => {
          if (refused) return { ok: true, value: { ...current, version: 5 }, etag: null, unchanged: false };
          refused = true;
          return refusedWith('conflict', { current });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Más acciones de Panceta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ocultar' }));
    await user.click(save());
    const conflict = within(await screen.findByRole('dialog', { name: /cambió/i }));
    expect(conflict.getByText(/Cheddar \$ 1.800,00 \(no cambia alérgenos ni dietas\), Panceta/)).toBeVisible();
    expect(conflict.getByText(/Cheddar \$ 1.800,00, Panceta \$ 2.100,00 \(oculta\)/)).toBeVisible();
  });
});
