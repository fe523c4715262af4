import { type SQL, sql } from "drizzle-orm";

/**
 * Changes with the name, text or photos of the subject, so that a user can report what replaces something. A video never
 * changes. The expression names tables as text, because Drizzle leaves the names out in a query with one table.
 */
export const subjectVersion: SQL<string> = sql<string>`md5((case
  when reports.type = 'route' then (
    select json_build_array(routes.name, routes.image) from routes where routes.id = reports.route_id
  )
  when reports.type = 'user' then (
    select case reports.part
      when 'name' then json_build_array(users.username, users.display_name)
      when 'about' then json_build_array(users.about)
      when 'photo' then json_build_array(users.profile_photo, users.cover_photo)
    end
    from users where users.id = reports.owner_id
  )
  else '[]'
end)::text)`;
