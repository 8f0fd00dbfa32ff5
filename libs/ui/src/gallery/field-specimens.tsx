import { Flame, Leaf, Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ChoicePills } from '../choice-pills/choice-pills.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { HelpTip } from '../help-tip/help-tip.tsx';
import { SearchField } from '../field/search-field.tsx';
import { Select } from '../field/select.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { SaveBar } from '../save-bar/save-bar.tsx';
import { ChoiceGrid } from '../choice-grid/choice-grid.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { StepperField } from '../stepper/stepper-field.tsx';
import { StepperLine } from '../stepper/stepper-line.tsx';
import { FilterChips } from '../chip/filter-chips.tsx';
import { ToggleChip } from '../chip/toggle-chip.tsx';
import { Slider } from '../slider/slider.tsx';
import { SwitchCard } from '../switch/switch-card.tsx';
import { Switch } from '../switch/switch.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimen.module.css';

/** Returns options whose values are their labels. */
const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const CLOSINGS = optionsOf('22.00', '22.30', '23.00', 'Otra');
const FILTERS = optionsOf('Todo', 'Precios');
const COUNTS = optionsOf('1', '2', '3', '4');

export function FieldSpecimens() {
  const [active, setActive] = useState(true);
  const [search, setSearch] = useState('empanadas');
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [closing, setClosing] = useState('23.00');
  const [filter, setFilter] = useState('Todo');
  const [zoom, setZoom] = useState(1.5);
  const [isChecked, setChecked] = useState(true);
  const [most, setMost] = useState(3);
  const [stated, setStated] = useState<'contains' | 'free' | 'unstated'>('free');
  const steps = { onLess: most > 1 ? () => setMost(most - 1) : undefined, onMore: () => setMost(most + 1) };
  return (
    <>
      <Specimen name="Campo">
        <div className={styles.stack}>
          <TextField label="Nombre de la red" defaultValue="La Higuera Salón" />
          <TextField
            label="Número de WhatsApp"
            prefix="+54"
            defaultValue="11 5555 01"
            error="Tiene que tener 10 números"
          />
          <TextField label="Instagram" prefix="instagram.com/" hint="Solo el nombre de la cuenta" />
          <TextField label="Nombre" defaultValue="La Higuera" disabled />
          <TextArea
            label="Descripción"
            defaultValue="Papa y parmesano, tomates asados al horno de barro y albahaca de la huerta."
          />
        </div>
      </Specimen>
      <Specimen name="Campo con la etiqueta adentro">
        <div className={styles.stack}>
          <TextField look="floating" label="Correo electrónico" type="email" />
          <TextField look="floating" label="Correo electrónico" type="email" defaultValue="marta@lahiguera.com.ar" />
          <PasswordField look="floating" label="Contraseña" defaultValue="higos-y-brasas" />
        </div>
      </Specimen>
      <Specimen name="Ayuda">
        <HelpTip label="¿Qué es el token?">Una clave de tu cuenta de MercadoPago.</HelpTip>
      </Specimen>
      <Specimen name="Búsqueda">
        <SearchField label="Buscar en el menú" value={search} onChange={setSearch} />
      </Specimen>
      <Specimen name="Lista desplegable, opciones y casillas">
        <div className={styles.stack}>
          <Select label="Productos" defaultValue="Entradas">
            <option>Todo el menú</option>
            <option>Entradas</option>
          </Select>
          <SegmentedControl
            label="Precios"
            options={[
              { value: 'up', label: 'Subir' },
              { value: 'down', label: 'Bajar' },
            ]}
            value={direction}
            onChange={setDirection}
          />
          <div>
            <Checkbox label="Todos" checked={false} indeterminate onChange={setChecked} />
            <Checkbox
              label="Flan casero con dulce de leche"
              detail="$ 5.200"
              checked={isChecked}
              onChange={setChecked}
            />
            <Checkbox
              bare
              label="Seleccionar Budín de pan"
              checked={!isChecked}
              onChange={(next) => setChecked(!next)}
            />
            <Checkbox label="Budín de pan" checked={!isChecked} onChange={(next) => setChecked(!next)} />
            <Checkbox label="Helado" checked={false} onChange={setChecked} disabled />
          </div>
        </div>
      </Specimen>
      <Specimen name="Tres estados, ícono en cada opción y varios con distinto valor">
        <div className={styles.stack}>
          <SegmentedControl
            look="line"
            label="Huevo"
            options={[
              { value: 'contains', label: 'Contiene', tone: 'danger' },
              { value: 'free', label: 'Libre', tone: 'success' },
              { value: 'unstated', label: 'Sin dato' },
            ]}
            value={stated}
            onChange={setStated}
          />
          <SegmentedControl
            label="Al precio del producto, cada opción"
            options={[
              { value: 'up', label: 'Se suma', icon: Plus },
              { value: 'down', label: 'Lo reemplaza', icon: Ruler },
            ]}
            value={null}
            onChange={setDirection}
          />
        </div>
      </Specimen>
      <Specimen name="Una de varias horas">
        <ChoiceGrid label="Hora de cierre" options={CLOSINGS} value={closing} onChange={setClosing} />
      </Specimen>
      <Specimen name="Filtros de una lista">
        <FilterChips label="Qué se muestra" options={FILTERS} value={filter} onChange={setFilter} />
      </Specimen>
      <Specimen name="Propiedades que se prenden y apagan">
        <div className={styles.flow}>
          <ToggleChip icon={Leaf} pressed={isChecked} onToggle={() => setChecked(!isChecked)}>
            Vegetariano
          </ToggleChip>
          <ToggleChip icon={Flame} pressed="mixed" onToggle={() => setChecked(!isChecked)}>
            Picante
          </ToggleChip>
          <ToggleChip pressed={isChecked} onToggle={() => setChecked(!isChecked)}>
            Parrilla
          </ToggleChip>
        </div>
      </Specimen>
      <Specimen name="Cuántos, en palabras">
        <Card>
          <StepperLine label="Se eligen" words={`Hasta ${most}`} {...steps} />
        </Card>
      </Specimen>
      <Specimen name="Un número con su unidad">
        <StepperField label="Se eligen" value={most} unit="productos" hint="Siempre se puede cambiar." {...steps} />
      </Specimen>
      <Specimen name="Pocas opciones muy cortas">
        <ChoicePills
          label="Se eligen"
          options={COUNTS}
          value={String(most)}
          onChange={(value) => setMost(Number(value))}
        />
      </Specimen>
      <Specimen name="Deslizador">
        <Slider
          label="Acercar"
          min={1}
          max={4}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          valueText={`${Math.round(zoom * 100)} %`}
        />
      </Specimen>
      <Specimen name="Interruptor">
        <Card>
          <Switch label="Activar" checked={active} onChange={setActive} />
        </Card>
        <Card>
          <Switch label="Activar" checked={!active} onChange={(next) => setActive(!next)} />
        </Card>
        <Card>
          <Switch label="Obligatorio" detail="Puede no elegir ninguno" checked={active} onChange={setActive} />
        </Card>
        <Card>
          <Switch label="Inactivo" checked={false} onChange={setActive} disabled />
        </Card>
        <SwitchCard label="Activar" purpose="Lo leen arriba del menú." checked={active} onChange={setActive} />
      </Specimen>
      <Specimen name="Barra para guardar">
        <SaveBar>
          <Button wide>Guardar</Button>
        </SaveBar>
      </Specimen>
    </>
  );
}
