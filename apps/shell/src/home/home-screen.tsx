import type { ApiClient } from '@carta/api-client';
import {
  hasFirstSteps,
  imageVariant,
  needsTokenWarning,
  needsWhatsAppWarning,
  PRODUCT_PLACEHOLDER,
  tileColumns,
  TOKEN_WARNING,
  WHATSAPP_WARNING,
  type Item,
} from '@carta/domain';
import { combineReducers, selectMenu, spawn, useButtonGroups, useSelector } from '@carta/panel';
import { Banner, drawnIcon, ScreenHeader, Tile } from '@carta/ui';
import { homeData } from './home-data.ts';
import styles from './home-screen.module.css';
import { TodayCard } from './today/today-card.tsx';
import { todaySaga, todaySaving } from './today/today-saga.ts';
import { undoSaga, undoSaving } from './overview/undo-saga.ts';
import { Figures } from './overview/figures.tsx';
import { useScreenPath } from './overview/use-screen-path.ts';
import { FirstStepsCard } from './overview/first-steps-card.tsx';
import { OpenOrdersCard } from './overview/open-orders-row.tsx';
import { orderNewsReducer } from './overview/use-home-summary.ts';

export const homeReducer = combineReducers({
  data: homeData.reducer,
  today: todaySaving.reducer,
  undo: undoSaving.reducer,
  orderNews: orderNewsReducer,
});

export function homeSaga(api: Pick<ApiClient, 'homeSummary' | 'undoChange' | 'updateBusiness'>) {
  return function* watchHome() {
    yield* spawn(homeData.saga(api));
    yield* spawn(todaySaga(api));
    yield* spawn(undoSaga(api));
  };
}

/** Panel home: the first steps until all are done, then the figures; below them the sections. [HOME-1] [HOME-2] [HOME-6] [FIRST-2] */
export function HomeScreen() {
  const menu = useSelector(selectMenu);
  const buttons = useButtonGroups('/panel').flat();
  if (!menu) return null;
  return (
    <div className={styles.home}>
      <ScreenHeader subtitle={menu.name} />
      {needsWhatsAppWarning(menu) && (
        <Banner action={{ label: WHATSAPP_WARNING.link.label, href: WHATSAPP_WARNING.link.path }}>
          {WHATSAPP_WARNING.text}
        </Banner>
      )}
      {needsTokenWarning(menu) && <TokenWarning />}
      <TodayCard menu={menu} />
      {hasFirstSteps(menu) ? (
        <>
          {menu.orderDesk.active && <OpenOrdersCard />}
          <FirstStepsCard menu={menu} />
        </>
      ) : (
        <Figures menu={menu} />
      )}
      <nav
        className={styles.tiles}
        aria-label="Secciones"
        data-columns={tileColumns(buttons.length - 1)}
        data-odd={buttons.length % 2 === 0}
      >
        {buttons.map(({ path, label, icon, badge }, index) => (
          <Tile
            key={path}
            href={path}
            icon={drawnIcon(icon)}
            title={label}
            {...(badge && { badge })}
            {...(index === 0 && { size: 'l', pictures: menuPictures(menu.items) })}
          />
        ))}
      </nav>
    </div>
  );
}

/** MercadoPago does not accept the token any more. [TOKEN-5] */
function TokenWarning() {
  const href = useScreenPath()('mercadopago');
  return (
    <Banner {...(href !== undefined && { action: { label: TOKEN_WARNING.label, href } })}>{TOKEN_WARNING.text}</Banner>
  );
}

const PICTURES = 3;

/** Returns the addresses of pictures of the owner's menu, featured products first. */
function menuPictures(items: readonly Item[]): string[] {
  const shown = items.filter(({ show, image }) => show && image.url !== PRODUCT_PLACEHOLDER);
  const featuredFirst = [...shown].sort((a, b) => (a.featured || Infinity) - (b.featured || Infinity));
  return [...new Set(featuredFirst.map(({ image }) => imageVariant(image.url, 480)))].slice(0, PICTURES);
}
