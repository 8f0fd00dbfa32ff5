import { publicItems, type PublicCategory, type PublicMenu } from '@carta/domain';
import { UtensilsCrossed } from 'lucide-react';
import { FeaturedItems } from './featured/featured-items.tsx';
import { HeaderWithCover, ShortHeader } from './header/business-header.tsx';
import { MenuActions, MoreActions, useActions } from './about/menu-actions.tsx';
import { Board } from './about/board.tsx';
import { Contact } from './about/contact.tsx';
import { Information } from './about/information.tsx';
import { Wifi } from './about/wifi.tsx';
import { CategorySections } from './categories/category-section.tsx';
import { Subcategories } from './categories/subcategories.tsx';
import { DietFilters, FindingStatus, SearchBox } from './find/search-box.tsx';
import { ownPicture } from './picture.tsx';
import { PageNotice } from './notice/page-notice.tsx';
import { PrintFoot } from './print/print-foot.tsx';
import { elementId } from './element-id.ts';
import { RowDrawings } from './diet-marks.tsx';
import { useTypedLang, useWords } from './words.ts';
import { scriptData } from './script-data.ts';
import end from './menu-end.module.css';
import styles from './menu-page.module.css';

export function MenuPage({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const lang = useTypedLang();
  const [first] = menu.categories;
  const isTextOnly = !hasPictures(menu);
  const { actions, more } = useActions(menu, isTextOnly);
  const Header = isTextOnly ? ShortHeader : HeaderWithCover;
  return (
    <main className={styles.page} data-text-only={isTextOnly || undefined} {...scriptData(menu, words)}>
      <RowDrawings menu={menu} />
      <PageNotice menu={menu} />
      <Header menu={menu}>
        <MenuActions actions={actions} more={more} />
      </Header>
      {first ? (
        <div className={styles.menu}>
          <div className={styles.side}>
            <SearchBox />
            {/* `markPlaces` puts another category's list in the place of this one, so React may only replace both with their parent. */}
            <nav
              key={first.categories.map(({ key }) => key).join()}
              className={styles.subcategories}
              aria-label={words.subcategories}
              data-chips="side"
            >
              <Subcategories category={first} />
            </nav>
            <DietFilters menu={menu} />
          </div>
          <FindingStatus />
          <FeaturedItems menu={menu} />
          <CategoryTabs categories={menu.categories} />
          <CategorySections categories={menu.categories} className={styles.sections} />
        </div>
      ) : (
        <div className={end.empty}>
          <UtensilsCrossed size={32} strokeWidth={1.75} aria-hidden="true" />
          <p>{words.noItems}</p>
        </div>
      )}
      <div className={end.about}>
        <Information menu={menu}>
          <MoreActions more={more} />
        </Information>
        <Wifi menu={menu} />
        <Board menu={menu} />
        <Contact button={menu.contactButton} />
      </div>
      {menu.legal.notice !== '' && (
        <p className={end.notice} lang={lang}>
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
