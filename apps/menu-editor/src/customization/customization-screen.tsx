import {
  canSaveCustomization,
  changedPieces,
  FILL_ONLY_COLOR,
  isFillOnly,
  parseColor,
  type CustomizationDraft,
  type Menu,
} from '@carta/domain';
import { selectMenu, selectSessionEnded, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Block, Button, ListGroup } from '@carta/ui';
import { useMemo, useState } from 'react';
import { ColorRow } from './color-row.tsx';
import { CustomizationPreview } from './customization-preview.tsx';
import styles from './customization-screen.module.css';
import { PictureRow } from './picture-row.tsx';

type Draft = CustomizationDraft<File>;

const NONE_CHOSEN = { backgroundImage: null, logo: null };
const draftOf = ({ style }: Menu): Draft => ({ color: style.mainColor, ...NONE_CHOSEN });
const isUnsaved = ({ color }: Draft, draft: Draft) => canSaveCustomization({ mainColor: color }, draft);
const nameOf = (picture: File | null) => picture?.name ?? 'La que está guardada';

const PICTURES = [
  {
    kind: 'background',
    field: 'backgroundImage',
    title: 'Imagen de fondo',
    storedIn: ({ style }: Menu) => style.backgroundImage,
  },
  { kind: 'logo', field: 'logo', title: 'Logo', storedIn: ({ logo }: Menu) => logo.url },
] as const;

const CONFLICT = [
  ...PICTURES.map(({ field, title }) => ({ label: title, textOf: (draft: Draft) => nameOf(draft[field]) })),
  { label: 'Color principal', textOf: ({ color }: Draft) => color },
];

/** 'Personalización': main colour, background and logo of the public menu, with a preview. */
export function CustomizationScreen() {
  const menu = useSelector(selectMenu);
  return menu && <CustomizationForm menu={menu} />;
}

function CustomizationForm({ menu }: { readonly menu: Menu }) {
  const { mainColor } = menu.style;
  const sessionEnded = useSelector(selectSessionEnded);
  const [sent, setSent] = useState<number>();
  const settings = useSettings<Draft>({
    form: 'customization',
    stored: useMemo(() => draftOf(menu), [menu]),
    changesOf: (draft) => [{ form: changedPieces({ mainColor }, draft), onProgress: setSent }],
    canSave: isUnsaved,
    isDirty: isUnsaved,
    afterSave: NONE_CHOSEN,
  });
  const { draft, edit, dirty, reset, phase, issueAt } = settings;
  const parsed = parseColor(draft.color);
  const color = parsed.ok ? parsed.value : mainColor;
  return (
    <SettingsForm saveLabel="Guardar cambios" settings={settings} conflictFields={CONFLICT}>
      <CustomizationPreview menu={menu} draft={draft} color={color} />
      <ListGroup>
        {PICTURES.map(({ kind, field, title, storedIn }) => (
          <PictureRow
            key={kind}
            kind={kind}
            title={title}
            stored={storedIn(menu)}
            chosen={draft[field]}
            onChosen={(picture) => edit({ [field]: picture })}
          />
        ))}
        <ColorRow
          typed={draft.color}
          color={color}
          error={issueAt('mainColor')}
          onChange={(typed) => edit({ color: typed })}
        />
      </ListGroup>
      <p role="status" className={styles.hint}>
        {isFillOnly(color) && FILL_ONLY_COLOR}
      </p>
      {dirty && (
        <div className={styles.discard}>
          <Button variant="quiet" wide onClick={reset}>
            Descartar cambios
          </Button>
        </div>
      )}
      <Block active={phase === 'saving' && !sessionEnded} progress={sent === 1 ? undefined : sent} />
    </SettingsForm>
  );
}
