import {
  ALLERGENS,
  groupsOf,
  isSoldOut,
  lineAllergens,
  priceInCents,
  type PublicItem,
  type PublicMenu,
  type PublicOptionGroup,
} from '@carta/domain';
import { Price, Tag } from '@carta/ui';
import { ArrowLeft, Check, CircleAlert } from 'lucide-react';
import { use } from 'react';
import { categoriesOf, closedHours } from '../availability.tsx';
import { DietTags } from '../diet-marks.tsx';
import { elementId } from '../element-id.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { ItemPrice, SoldOutTag, useIsOffered } from '../item-price.tsx';
import { MenuContext } from '../menu-context.ts';
import { scriptData } from '../script-data.ts';
import { ownPicture, Picture } from '../picture.tsx';
import tags from '../tags.module.css';
import { useTypedLang, useWords } from '../words.ts';
import styles from './item-page.module.css';

interface ItemPageProps {
  readonly menu: PublicMenu;
  readonly item: PublicItem;
}

/** A product at its own address, complete without scripts. The order's button is shown by the script. */
export function ItemPage({ menu, item }: ItemPageProps) {
  const view = use(MenuContext);
  const { languageQuery } = view;
  const words = useWords();
  const lang = useTypedLang();
  const picture = ownPicture(item.image.url);
  const path = categoriesOf(menu, item.key);
  const isOffered = useIsOffered(item);
  const canBeAdded = isOffered && closedHours(path, view).length === 0;
  const contained = ALLERGENS.filter((code) => item.allergens?.[code] === 'contains');
  return (
    <main className={styles.page} id={elementId(item)} data-visit="product" {...scriptData(menu, words)}>
      <div className={styles.top}>
        <nav>
          <a className={styles.back} href={`/m/${menu.key}${languageQuery}#${elementId(item)}`}>
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            {words.menuOf(menu.name)}
          </a>
        </nav>
        <LanguageSwitch />
      </div>
      {picture && (
        <Picture
          url={picture}
          alt={item.title}
          className={styles.picture}
          width={640}
          height={400}
          sizes="(width >= 720px) 640px, 100vw"
          priority
        />
      )}
      <div className={styles.text}>
        <h1 lang={lang}>{item.title}</h1>
        {item.description && (
          <p className={styles.muted} lang={lang}>
            {item.description}
          </p>
        )}
        <p className={tags.tags}>
          <DietTags item={item} />
          {contained.length > 0 && (
            <Tag>{words.containsAll(contained.map((code) => words.allergens[code].toLowerCase()))}</Tag>
          )}
        </p>
        <p className={styles.price}>
          <ItemPrice item={item} isAlone />
          {!isOffered && <SoldOutTag />}
        </p>
        {path.map(
          ({ key, availability }) =>
            availability && (
              <p key={key} className={styles.muted}>
                {words.available(availability)}
              </p>
            ),
        )}
        <button type="button" className={styles.add} data-add={canBeAdded ? item.key : undefined} hidden>
          {words.addToOrder}
        </button>
        {groupsOf(item, menu.optionGroups).map((group) => (
          <Group key={group.key} group={group} />
        ))}
        <Allergens item={item} hasGroups={Boolean(item.optionGroups?.length)} />
      </div>
    </main>
  );
}

function Group({ group }: { group: PublicOptionGroup }) {
  const { now } = use(MenuContext);
  const words = useWords();
  const lang = useTypedLang();
  if (group.options.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 lang={lang}>{group.title}</h2>
      <p className={styles.rule}>{words.choice(group)}</p>
      <ul>
        {group.options.map(({ key, title, price, soldOutUntil }) => (
          <li key={key}>
            <span lang={lang}>{title}</span>
            {isSoldOut(soldOutUntil, now) ? (
              <Tag tone="danger">{words.soldOut}</Tag>
            ) : (
              (group.pricing === 'replace' || priceInCents(price) > 0) && (
                <span>
                  {group.pricing === 'add' && '+ '}
                  <Price price={price} />
                </span>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is not declared is said as such: it is never shown as safe. [DIET-1] */
function Allergens({ item, hasGroups }: { item: PublicItem; hasGroups: boolean }) {
  const words = useWords();
  const declared = lineAllergens([item]);
  const names = (state: 'contains' | 'free' | undefined) =>
    ALLERGENS.filter((code) => declared[code] === state)
      .map((code, nth) => (nth === 0 ? words.allergens[code] : words.allergens[code].toLowerCase()))
      .join(', ');
  const states = [
    { term: words.contains, Icon: CircleAlert, className: styles.contains, list: names('contains') },
    { term: words.freeOf, Icon: Check, className: styles.free, list: names('free') },
    { term: words.undeclared, className: styles.muted, list: names(undefined) },
  ];
  return (
    <section className={styles.allergens}>
      <h2>{words.allergensTitle}</h2>
      <dl>
        {states
          .filter(({ list }) => list !== '')
          .map(({ term, Icon, className, list }) => (
            <div key={term}>
              <dt className={className}>
                {Icon && <Icon size={18} strokeWidth={2} aria-hidden="true" />}
                {term}
              </dt>
              <dd>{list}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.muted}>
        {hasGroups && `${words.withoutExtras} `}
        {words.allergyAdvice}
      </p>
    </section>
  );
}
