import { busiestHour, weekHourWords, type VisitsInRange } from '@carta/domain';
import { FiguresDetails, FiguresTable, formatCount } from '@carta/ui';
import { HoursChart } from './lazy-charts.tsx';
import report from './report.module.css';
import days from './visit-days.module.css';
import styles from './visit-hours.module.css';
import { WEEKDAYS } from './weekdays.ts';

interface VisitHoursProps extends Pick<VisitsInRange, 'hours' | 'withoutHour'> {
  readonly title: string;
}

/** Visits by hour and weekday: a chart, the busiest hour and a collapsible table. [STATS-16] */
export function VisitHours({ title, hours, withoutHour }: VisitHoursProps) {
  const busiest = busiestHour(hours);
  if (!busiest) return <p className={report.nothing}>Todavía sin visitas con hora.</p>;
  return (
    <>
      <HoursChart title={title} hours={hours} />
      <p className={days.busiest}>
        La hora con más visitas: {weekHourWords(busiest)}, con {formatCount(busiest.visits)}.
      </p>
      {withoutHour > 0 && (
        <p className={days.busiest}>
          {withoutHour === 1
            ? 'Una visita es de antes de que se guardara la hora.'
            : `${formatCount(withoutHour)} visitas son de antes de que se guardara la hora.`}
        </p>
      )}
      <FiguresDetails summary="Ver los números de cada hora">
        <HoursTable hours={hours} />
      </FiguresDetails>
    </>
  );
}

/** Leaves out hours without visits. */
function HoursTable({ hours }: Pick<VisitsInRange, 'hours'>) {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const visited = [...Array(24).keys()].filter((hour) => hours.some((counts) => (counts[hour] ?? 0) > 0));
  return (
    <FiguresTable caption="Visitas por hora y día de la semana" look={styles.table} columns={['Hora', ...WEEKDAYS]}>
      {visited.map((hour) => (
        <tr key={hour}>
          <th scope="row">{hour}</th>
          {hours.map((counts, weekday) => (
            <td key={weekday}>{formatCount(counts[hour] ?? 0)}</td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row">Todo</th>
        {hours.map((counts, weekday) => (
          <td key={weekday}>{formatCount(sum(counts))}</td>
        ))}
      </tr>
    </FiguresTable>
  );
}
