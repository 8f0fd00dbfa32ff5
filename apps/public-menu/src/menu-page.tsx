import { routes } from '@carta/contract';
import { acceptsOrders, type PublicCategory, type PublicMenu } from '@carta/domain';
import { UtensilsCrossed } from 'lucide-react';
import { FeaturedItems } from './featured/featured-items.tsx';
import { BusinessHeader } from './header/business-header.tsx';
import { MenuActions } from './about/menu-actions.tsx';
import { Board } from './about/board.tsx';
import { Contact } from './about/contact.tsx';
import { Information } from './about/information.tsx';
import { Wifi } from './about/wifi.tsx';
import { CategorySection } from './categories/category-section.tsx';
import { elementId } from './element-id.ts';
import { DietMarkDrawings } from './diet-marks.tsx';
import { useTypedLang, useWords, type Words } from './words.ts';
import styles from './menu-page.module.css';

export function MenuPage({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const lang = useTypedLang();
  return (
    <main className={styles.page} {...scriptData(menu, words)}>
      <DietMarkDrawings />
      <BusinessHeader menu={menu} />
      <MenuActions menu={menu} />
      <FeaturedItems items={menu.featured} />
      {menu.categories.length > 0 ? (
        <div>
          <CategoryTabs categories={menu.categories} />
          {menu.categories.map((category) => (
            <CategorySection key={category.key} category={category} />
          ))}
        </div>
      ) : (
        <div className={styles.empty}>
          <UtensilsCrossed size={32} strokeWidth={1.75} aria-hidden="true" />
          <p>{words.noItems}</p>
        </div>
      )}
      <div className={styles.about}>
        <Information menu={menu} />
        <Wifi menu={menu} />
        <Board menu={menu} />
        <Contact button={menu.contactButton} />
      </div>
      {menu.legal.notice !== '' && (
        <p className={styles.notice} lang={lang}>
          {menu.legal.notice}
        </p>
      )}
    </main>
  );
}

/** `markCurrentTab` finds the tabs by `data-tabs`. */
function CategoryTabs({ categories }: { categories: readonly PublicCategory[] }) {
  const words = useWords();
  const lang = useTypedLang();
  return (
    <nav className={styles.tabs} aria-label={words.categories}>
      <ul data-tabs="">
        {categories.map((category) => (
          <li key={category.key}>
            <a href={`#${elementId(category)}`} lang={lang}>
              {category.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the script needs: where it reports visits and reads the menu, its words, and, where diners can order, the menu's key. [CART-5] */
export function scriptData(menu: PublicMenu, { add, offline }: Words) {
  return {
    // The server puts the page's version here once it has rendered it.
    'data-version': '',
    'data-visits': routes.recordVisits.path.replace(':businessKey', menu.key),
    'data-menu': routes.publicMenu.path.replace(':key', menu.key),
    'data-orders': acceptsOrders(menu) ? menu.key : undefined,
    'data-word-add': add,
    'data-word-offline': offline,
  };
}
