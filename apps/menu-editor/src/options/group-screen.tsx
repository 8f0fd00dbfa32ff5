import {
  hasOtherSize,
  isChanged,
  itemsWithGroup,
  itemTitle,
  newKey,
  soldOutUntil,
  type Menu,
  type OptionGroup,
} from '@carta/domain';
import { selectMenu, selectTimeZone, useNavigate, useParams, useSelector } from '@carta/panel';
import { DraftSheet, LeaveDialog, useKeptDraft } from '@carta/settings';
import {
  Banner,
  Button,
  closeLayers,
  EmptyState,
  LinkButton,
  SaveBar,
  ScreenContext,
  ScreenColumn,
  ScreenHeader,
  Sheet,
} from '@carta/ui';
import { Info, SearchX } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { counted } from '../counted.ts';
import {
  changesOf,
  draftOfGroup,
  groupDraftFields,
  NEW_GROUP,
  NO_ERRORS,
  readGroup,
  type GroupDraft,
} from '../option-fields/group-draft.ts';
import { GroupFields } from '../option-fields/group-fields.tsx';
import { commandAction } from '../outbox/command-action.ts';
import styles from './group-screen.module.css';
import { useGroupPreview } from './use-group-preview.ts';
import { useSending } from './use-sending.ts';

const PARENT = '/panel/menu/options';

/** The form of one group, or of a new one. */
export function GroupScreen() {
  const menu = useSelector(selectMenu);
  const { group: key } = useParams();
  const stored = menu?.optionGroups.find((one) => one.key === key);
  // The form of a group that another session deletes stays, so that nothing typed is lost.
  const [last, setLast] = useState(stored);
  if (stored && stored !== last) setLast(stored);
  const group = stored ?? last;
  const isNew = key === 'new';
  return (
    <ScreenContext value={{ title: group?.title ?? (isNew ? 'Grupo nuevo' : 'Opciones y tamaños'), parent: PARENT }}>
      <ScreenColumn>
        <ScreenHeader />
        {menu && (group || isNew) && <GroupForm key={key} menu={menu} group={group} />}
        {menu && !group && !isNew && (
          <EmptyState
            icon={SearchX}
            title="Este grupo ya no está"
            action={<LinkButton href={PARENT}>Ver los grupos</LinkButton>}
          />
        )}
      </ScreenColumn>
    </ScreenContext>
  );
}

interface GroupFormProps {
  readonly menu: Menu;
  /** Undefined for a new one. */
  readonly group: OptionGroup | undefined;
}

function GroupForm({ menu, group }: GroupFormProps) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  // A change of another session replaces what is edited only while nothing is typed.
  const [base, setBase] = useState(group);
  const [draft, setDraft] = useState(() => (base ? draftOfGroup(base, now) : NEW_GROUP));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [listing, setListing] = useState(false);
  const initial = base ? draftOfGroup(base, now) : NEW_GROUP;
  const dirty = isChanged(initial, draft);
  const { phase, send } = useSending(() => closeLayers(() => void navigate(PARENT)));
  const saving = phase === 'saving';
  if (group && group !== base && !dirty && phase === 'idle') {
    setBase(group);
    setDraft(draftOfGroup(group, now));
  }
  const kept = useKeptDraft<GroupDraft>({
    form: `group/${base?.key ?? 'new'}`,
    typed: dirty && phase !== 'saved' ? draft : null,
    isUseful: (left) => isChanged(initial, left),
    onResume: setDraft,
  });
  useGroupPreview(draft, base, now);
  const uses = base ? itemsWithGroup(menu.items, base.key) : [];
  const sizeProblem =
    base && hasOtherSize(menu.items, menu.optionGroups, base.key)
      ? 'No puede ser un tamaño: un producto que lo usa ya tiene otro.'
      : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase !== 'idle' || !dirty) return;
    const reading = readGroup(draft);
    setErrors(reading.ok ? NO_ERRORS : reading.errors);
    if (!reading.ok || (draft.pricing === 'replace' && sizeProblem !== undefined)) return;
    const { values } = reading;
    const soldOutEnd = soldOutUntil(timeZone, Date.now());
    send(
      base
        ? commandAction('menu-editor/groupEditConfirmed', {
            kind: 'optionGroup',
            base,
            changes: changesOf(values, base, now),
            soldOutEnd,
          })
        : commandAction('menu-editor/groupAdditionConfirmed', { key: newKey(), values }),
    );
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {uses.length > 0 && (
          <Banner icon={Info} action={{ label: 'Ver', onPress: () => setListing(true) }}>
            {`Lo que cambies se ve en ${counted(uses.length, 'producto', 'productos')}.`}
          </Banner>
        )}
        <GroupFields
          draft={draft}
          errors={errors}
          sizeProblem={sizeProblem}
          sells={base !== undefined}
          onChange={(next) => {
            setDraft(next);
            setErrors(NO_ERRORS);
          }}
        />
        <SaveBar>
          <Button type="submit" wide disabled={!dirty && !saving} saving={saving}>
            Guardar
          </Button>
        </SaveBar>
      </form>
      <LeaveDialog dirty={dirty && phase !== 'saved'} phase="idle" onLeave={kept.drop} />
      <DraftSheet
        kept={kept}
        of={base?.title ?? 'Grupo nuevo'}
        fields={kept.found ? groupDraftFields(initial, kept.found.value) : []}
      />
      {listing && (
        <Sheet
          open
          title={counted(uses.length, 'producto lo usa', 'productos lo usan')}
          onClose={() => setListing(false)}
          actions={
            <Button variant="quiet" wide onClick={() => setListing(false)}>
              Cerrar
            </Button>
          }
        >
          <ul className={styles.uses}>
            {uses.map((item) => (
              <li key={item.key}>{itemTitle(item)}</li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
