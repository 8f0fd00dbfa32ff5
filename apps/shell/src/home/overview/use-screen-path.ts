import { screenFor, type ScreenTopic } from '@carta/domain';
import { useSelector } from '@carta/panel';
import { selectScreens } from '@carta/panel/shell';

/** Returns a function that gives the path of the screen for a topic; undefined if no remote declares one. [HOME-5] */
export function useScreenPath(): (topic: ScreenTopic) => string | undefined {
  const screens = useSelector(selectScreens);
  return (topic) => screenFor(screens, topic);
}
