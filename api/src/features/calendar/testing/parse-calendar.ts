import ICAL from "ical.js";

/** Parses a calendar with another library than the one that writes it. Returns its events by id. */
export function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      day: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
      title: event.summary,
      description: event.description,
      location: event.location,
    };
  });
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), events };
}
