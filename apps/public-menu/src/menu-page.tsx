import { routes } from '@carta/contract';
import { acceptsOrders, publicItems, type PublicCategory, type PublicMenu } from '@carta/domain';
import { UtensilsCrossed } from 'lucide-react';
import { FeaturedItems } from './featured/featured-items.tsx';
import { BusinessHeader } from './header/business-header.tsx';
import { MenuActions } from './about/menu-actions.tsx';
import { Board } from './about/board.tsx';
import { Contact } from './about/contact.tsx';
import { Information } from './about/information.tsx';
import { Wifi } from './about/wifi.tsx';
import { CategorySections } from './categories/category-section.tsx';
import { Subcategories } from './categories/subcategories.tsx';
import { DietFilters, SearchBox } from './find/search-box.tsx';
import { ownPicture } from './picture.tsx';
import { PrintFoot } from './print/print-foot.tsx';
import { elementId } from './element-id.ts';
import { RowDrawings } from './diet-marks.tsx';
import { useTypedLang, useWords, type Words } from './words.ts';
import styles from './menu-page.module.css';

export function MenuPage({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const lang = useTypedLang();
  const [first] = menu.categories;
  const isTextOnly = !hasPictures(menu);
  return (
    <main className={styles.page} data-text-only={isTextOnly || undefined} {...scriptData(menu, words)}>
      <RowDrawings items={publicItems(menu)} />
      <div className={styles.top}>
        <BusinessHeader menu={menu} isShort={isTextOnly} />
        <MenuActions menu={menu} />
      </div>
      {first ? (
        <div className={styles.menu}>
          <div className={styles.side}>
            <SearchBox />
            <nav className={styles.subcategories} aria-label={words.subcategories} data-chips="side">
              <Subcategories category={first} />
            </nav>
            <DietFilters menu={menu} />
          </div>
          <FeaturedItems items={menu.featured} />
          <CategoryTabs categories={menu.categories} />
          <CategorySections categories={menu.categories} className={styles.sections} />
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
      <PrintFoot menu={menu} />
    </main>
  );
}

/** A menu without any is a dense list under a short header; the logo does not count. */
function hasPictures(menu: PublicMenu): boolean {
  const urls = [
    menu.style.backgroundImage,
    ...[...menu.categories, ...publicItems(menu)].map(({ image }) => image?.url),
  ];
  return urls.some((url) => ownPicture(url) !== null);
}

/** `markPlaces` finds the tabs by `data-tabs`. */
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
