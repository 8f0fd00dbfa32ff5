import {
  categoryTitle,
  DEFAULT_PRICE,
  featuredShown,
  ownerTheme,
  type CustomizationDraft,
  type Menu,
} from '@carta/domain';
import { Price } from '@carta/ui';
import type { CSSProperties } from 'react';
import { DraftPicture } from '../pictures/draft-picture.tsx';
import styles from './customization-preview.module.css';

interface CustomizationPreviewProps {
  readonly menu: Menu;
  readonly draft: CustomizationDraft<File>;
  readonly color: string;
}

/** The top of the public menu with the draft's colour and pictures; wide screens show the full preview instead. */
export function CustomizationPreview({ menu, draft, color }: CustomizationPreviewProps) {
  const { name, style, logo, categoriesL1, items } = menu;
  const { onColor, word, tint } = ownerTheme(color);
  const colors = { '--owner-color': color, '--on-owner': onColor, '--owner-word': word, '--owner-tint': tint };
  const tabs = categoriesL1.filter(({ show }) => show).slice(0, 4);
  const price = featuredShown(items)[0]?.price ?? DEFAULT_PRICE;
  return (
    <div role="img" aria-label="Vista previa de tu menú" className={styles.preview} style={colors as CSSProperties}>
      <div className={styles.cover}>
        <DraftPicture chosen={draft.backgroundImage} stored={style.backgroundImage} width={960}>
          {null}
        </DraftPicture>
      </div>
      <div className={styles.body}>
        <div className={styles.logo}>
          <DraftPicture chosen={draft.logo} stored={logo.url} width={160}>
            {name.slice(0, 1)}
          </DraftPicture>
        </div>
        <p className={styles.name}>{name}</p>
        {tabs.length > 0 && (
          <div className={styles.tabs}>
            {tabs.map((category) => (
              <span key={category.key}>{categoryTitle(category)}</span>
            ))}
          </div>
        )}
        <div className={styles.order}>
          Ver pedido <Price price={price} />
        </div>
      </div>
    </div>
  );
}
