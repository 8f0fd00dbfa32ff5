import { Bell, Bold, Camera, Check, Eye, PanelRightOpen, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { AddButton } from '../button/add-button.tsx';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { IconButton, IconLink } from '../button/icon-button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Card } from '../card/card.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Toolbar, ToolbarButton, ToolbarGroup } from '../toolbar/toolbar.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimen.module.css';

const VARIANTS: readonly { variant: ButtonVariant; word: string }[] = [
  { variant: 'filled', word: 'Guardar' },
  { variant: 'secondary', word: 'Cancelar' },
  { variant: 'quiet', word: 'Volver' },
  { variant: 'danger', word: 'Eliminar' },
];

export function ActionSpecimens() {
  const [count, setCount] = useState(1);
  const [bold, setBold] = useState(true);
  return (
    <>
      <Specimen name="Botón: reposo, inactivo, guardando">
        {VARIANTS.map(({ variant, word }) => (
          <div key={variant} className={styles.flow}>
            <Button variant={variant}>{word}</Button>
            <Button variant={variant} disabled>
              {word}
            </Button>
            <Button variant={variant} saving>
              {word}
            </Button>
          </div>
        ))}
        <Button wide icon={Check}>
          Confirmar
        </Button>
        <LinkButton variant="quiet" wide href="#enlace">
          Volver a Inicio
        </LinkButton>
      </Specimen>
      <Specimen name="Botón de icono">
        <div className={styles.flow}>
          <IconLink label="Notificaciones, 3 sin leer" icon={Bell} count={3} href="#enlace" />
          <IconLink label="Notificaciones, 120 sin leer" icon={Bell} count={120} href="#enlace" />
          <IconButton label="Ver menú" icon={Eye} />
          <IconButton label="Inactivo" icon={Eye} disabled />
          <IconButton label="Mostrar vista previa" icon={PanelRightOpen} variant="outlined" />
          <IconButton label="Cambiar imagen" icon={Camera} variant="raised" />
          <IconButton label="Agregar" icon={Plus} variant="filled" />
        </div>
      </Specimen>
      <Specimen name="Botón de agregar: bajo una lista, en su tarjeta">
        <AddButton onClick={() => setCount(count + 1)}>Agregar categoría principal</AddButton>
        <Card flush>
          <AddButton inCard onClick={() => setCount(count + 1)}>
            Agregar opción
          </AddButton>
          <AddButton inCard disabled onClick={() => setCount(count + 1)}>
            Hasta 20 grupos
          </AddButton>
        </Card>
      </Specimen>
      <Specimen name="Barra de herramientas">
        <Toolbar label="Formato">
          <ToolbarGroup label="Letra">
            <ToolbarButton label="Negrita" face={Bold} pressed={bold} onPress={() => setBold(!bold)} />
            <ToolbarButton label="Verde" face="#a5d8a4" pressed={!bold} onPress={() => setBold(!bold)} />
          </ToolbarGroup>
          <ToolbarButton label="Deshacer" face={Undo2} disabled onPress={() => setBold(true)} />
        </Toolbar>
      </Specimen>
      <Specimen name="Contador">
        <Stepper label="Cantidad" value={count} onChange={setCount} hint="De 1 a 10" />
      </Specimen>
    </>
  );
}
