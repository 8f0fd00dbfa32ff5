import { BookOpen, ChartNoAxesColumn, Palette, ShoppingBag, Star, Store, Wifi } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { IconTile } from '../icon-tile/icon-tile.tsx';
import { ListGroup, Row } from '../row/row.tsx';
import { ScreenContext, ScreenHeader } from '../screen/screen-header.tsx';
import { Section } from '../section/section.tsx';
import { SortableList } from '../sortable/sortable-list.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { Tile } from '../tile/tile.tsx';
import bife from './dishes/bife.svg';
import flan from './dishes/flan.svg';
import provoleta from './dishes/provoleta.svg';
import { Specimen } from './specimen.tsx';
import styles from './specimen.module.css';

export function ListSpecimens() {
  return (
    <>
      <Specimen name="Encabezado">
        <ScreenContext value={{ title: 'Categorías y productos', parent: '#enlace' }}>
          <ScreenHeader />
        </ScreenContext>
        <ScreenContext value={{ title: 'Inicio' }}>
          <ScreenHeader subtitle="La Higuera" />
        </ScreenContext>
      </Specimen>
      <Specimen name="Mosaico">
        <div className={styles.stack}>
          <Tile size="l" href="#enlace" icon={BookOpen} title="Mi menú" pictures={[flan, bife, provoleta]} />
          <Tile href="#enlace" icon={ShoppingBag} title="Pedidos" badge="NUEVO" />
          <Tile href="#enlace" icon={Store} title="Cuenta" />
        </div>
      </Specimen>
      <Specimen name="Lista">
        <ListGroup>
          <Row href="#enlace" icon={Star} title="Productos destacados" />
          <Row href="#enlace" icon={Palette} title="Personalización" badge="NUEVO" />
          <Row href="#enlace" icon={Store} title="Tabla de fiambres, quesos y encurtidos para compartir entre dos" />
          <Row href="#enlace" icon={Wifi} title="WiFi" detail="La Higuera Salón" />
        </ListGroup>
        <ListGroup>
          <Row href="#enlace" icon={ChartNoAxesColumn} title="Métricas" />
        </ListGroup>
      </Specimen>
      <Specimen name="Lista con título">
        <Section title="Zonas" action={<Button variant="quiet">Agregar zona</Button>}>
          <ListGroup label="Zonas">
            <Row title="San Telmo" />
          </ListGroup>
        </Section>
      </Specimen>
      <Specimen name="Lista que se ordena">
        <Card flush>
          <Sortable look="rows" />
        </Card>
        <Sortable look="tiles" />
      </Specimen>
      <Specimen name="Miniatura">
        <div className={styles.flow}>
          <IconTile icon={Wifi} />
          <Thumbnail src={flan} />
          <Thumbnail src={provoleta} hidden />
          <Thumbnail src={null} />
          <Thumbnail src={null} progress={0.62} />
        </div>
      </Specimen>
      <Specimen name="Esqueleto">
        <Card>
          <div className={styles.skeletonRow}>
            <Skeleton shape="thumbnail" />
            <Skeleton shape="title" width="long" />
            <Skeleton width="short" />
          </div>
          <div className={styles.skeletonRow}>
            <Skeleton shape="thumbnail" />
            <Skeleton shape="title" width="medium" />
            <Skeleton width="short" />
          </div>
        </Card>
      </Specimen>
    </>
  );
}

function Sortable({ look }: { readonly look: 'rows' | 'tiles' }) {
  const [titles, setTitles] = useState(['Mesa 1', 'Mesa 2', 'Mesa 3', 'Barra']);
  return (
    <SortableList
      label={look}
      look={look}
      records={titles.map((key) => ({ key }))}
      titleOf={({ key }) => key}
      onMoved={(key, toIndex) => setTitles((all) => all.filter((one) => one !== key).toSpliced(toIndex, 0, key))}
    >
      {({ key }) => <span>{key}</span>}
    </SortableList>
  );
}
