import { selectBusinessKey, useButtonGroups, useSelector } from '@carta/panel';
import { declaredIcon, IconLink, ListGroup, Row, ScreenColumn, ScreenHeader } from '@carta/ui';
import { Eye } from 'lucide-react';
import styles from './menu-hub.module.css';

/** 'Mi menú'. [HOME-3] */
export function MenuHub() {
  const business = useSelector(selectBusinessKey);
  const groups = useButtonGroups('/panel/menu');
  const eye = business !== null && <IconLink label="Ver menú" icon={Eye} href={`/m/${business}`} target="_blank" />;
  return (
    <ScreenColumn>
      <ScreenHeader end={eye} />
      <nav className={styles.groups} aria-label="Mi menú">
        {groups.map((group) => (
          <ListGroup key={group[0]?.path}>
            {group.map(({ path, label, icon, badge }) => (
              <Row key={path} href={path} title={label} icon={declaredIcon(icon)} {...(badge && { badge })} />
            ))}
          </ListGroup>
        ))}
      </nav>
    </ScreenColumn>
  );
}
